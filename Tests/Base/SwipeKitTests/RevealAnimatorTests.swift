import SwipeKit
import Testing

@Suite("RevealAnimator")
struct RevealAnimatorTests {
    private let card = "48822393341"

    @Test("A card glides to where it belongs in 0.2 s, slowly at both ends")
    func settling() {
        let animator = animator([(0, 0), (-0.6, 1_000)])
        let samples = stride(from: 0, through: 200, by: 10).map {
            animator.reveal(of: card, at: .milliseconds(1_000 + $0))
        }
        #expect(samples.first == 0)
        #expect(samples.last == -0.6)
        let steps = zip(samples, samples.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 >= 0 })
        #expect(steps[0] < steps[5] && steps[19] < steps[14])
        #expect(abs(animator.reveal(of: card, at: .milliseconds(1_100)) + 0.3) < 1e-9)
    }

    @Test("It moves until it is there, and not a moment longer")
    func rests() {
        let animator = animator([(0, 0), (0.6, 1_000)])
        #expect(animator.isMoving(at: .milliseconds(1_000)))
        #expect(animator.isMoving(at: .milliseconds(1_199)))
        #expect(!animator.isMoving(at: .milliseconds(1_200)))
        for time in [1_200, 1_201, 90_000] {
            #expect(animator.reveal(of: card, at: .milliseconds(time)) == 0.6)
        }
    }

    @Test("A card that is held, new on the screen, or on a screen without motion is there at once")
    func jumps() {
        var held = animator([(0, 0)])
        held.update([(card, -0.4)], held: card, reducesMotion: false, at: .milliseconds(10))
        var reduced = animator([(0, 0)])
        reduced.update([(card, -0.4)], held: nil, reducesMotion: true, at: .milliseconds(10))
        for animator in [held, reduced, animator([(-0.4, 10)])] {
            #expect(animator.reveal(of: card, at: .milliseconds(10)) == -0.4)
            #expect(!animator.isMoving(at: .milliseconds(10)))
        }
    }

    @Test("Let go, a card glides on from where the finger left it")
    func letGo() {
        var animator = animator([(0, 0)])
        animator.update([(card, -0.45)], held: card, reducesMotion: false, at: .milliseconds(10))
        animator.update([(card, -0.6)], held: nil, reducesMotion: false, at: .milliseconds(20))
        #expect(animator.reveal(of: card, at: .milliseconds(20)) == -0.45)
        #expect(animator.reveal(of: card, at: .milliseconds(220)) == -0.6)
    }

    @Test("Sent elsewhere in the middle of a glide, it turns where it is", arguments: [1, 40, 100, 160, 199])
    func turns(time: Int) {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        let turn = Duration.milliseconds(1_000 + time)
        let before = animator.reveal(of: card, at: turn)
        animator.update([(card, 0.6)], held: nil, reducesMotion: false, at: turn)
        #expect(abs(animator.reveal(of: card, at: turn) - before) < 1e-9)
        #expect(animator.reveal(of: card, at: turn + RevealAnimator<String>.settling) == 0.6)
    }

    @Test(
        "Stopped by a finger, it stays where it is drawn, and glides on from there",
        arguments: [0, 60, 100, 199])
    func stopped(time: Int) {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        let stop = Duration.milliseconds(1_000 + time)
        let before = animator.reveal(of: card, at: stop)
        animator.stop(card, at: stop)
        let later = stop + .seconds(9)
        for target in [-0.6, 0.6] {
            #expect(animator.reveal(of: card, at: later) == before)
            #expect(!animator.isMoving(at: later))
            animator.update([(card, target)], held: nil, reducesMotion: false, at: later)
        }
        animator.letGo(at: later)
        #expect(abs(animator.reveal(of: card, at: later) - before) < 1e-9)
        #expect(animator.isMoving(at: later))
        #expect(animator.reveal(of: card, at: later + RevealAnimator<String>.settling) == 0.6)
    }

    @Test("A finger on a card that rests, or on none, moves nothing")
    func stoppedAtRest() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        for card in [card, "none"] {
            animator.stop(card, at: .seconds(5))
            animator.letGo(at: .seconds(6))
            #expect(!animator.isMoving(at: .seconds(6)))
        }
        #expect(animator.reveal(of: card, at: .seconds(6)) == -0.6)
    }

    @Test("Told the same again, it neither starts anew nor stops")
    func same() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        let before = animator.reveal(of: card, at: .milliseconds(1_150))
        animator.update([(card, -0.6)], held: nil, reducesMotion: false, at: .milliseconds(1_120))
        #expect(animator.reveal(of: card, at: .milliseconds(1_150)) == before)
    }

    @Test("A card that left the screen is forgotten; an unknown one is closed")
    func forgotten() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        animator.update([], held: nil, reducesMotion: false, at: .milliseconds(1_010))
        #expect(!animator.isMoving(at: .milliseconds(1_020)))
        #expect(animator.reveal(of: card, at: .milliseconds(1_020)) == 0)
    }

    private func animator(_ steps: [(reveal: Double, time: Int)]) -> RevealAnimator<String> {
        var animator = RevealAnimator<String>()
        for step in steps {
            animator.update(
                [(card, step.reveal)], held: nil, reducesMotion: false, at: .milliseconds(step.time)
            )
        }
        return animator
    }
}
