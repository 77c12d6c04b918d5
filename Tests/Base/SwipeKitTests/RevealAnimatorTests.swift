import SwipeKit
import TestSupport
import Testing

@Suite("RevealAnimator")
struct RevealAnimatorTests {
    private let card = "48822393341"

    @Test("A card glides to where it belongs in 0.2 s, slower and slower")
    func settling() {
        let animator = animator([(0, 0), (-0.6, 1_000)])
        let samples = stride(from: 0, through: 200, by: 20).map {
            animator.reveal(of: card, at: .milliseconds(1_000 + $0))
        }
        same(samples.last, -0.6)
        let steps = zip(samples, samples.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 >= 0 })
        #expect(zip(steps.dropFirst(), steps.dropFirst(2).prefix(4)).allSatisfy { $0 >= $1 })
        #expect(abs(animator.reveal(of: card, at: .milliseconds(1_100)) + 0.6) < 0.06)
    }

    @Test("What a key starts is a step further at once: at least a cell of the narrowest card")
    func firstStep() {
        for target in [-0.6, 0.6] {
            let animator = animator([(0, 0), (target, 1_000)])
            #expect(abs(animator.reveal(of: card, at: .milliseconds(1_000))) * 34 > 1)
            #expect(animator.isMoving(at: .milliseconds(1_000)))
        }
    }

    @Test("It moves until it is there, and not a moment longer")
    func rests() throws {
        let animator = animator([(0, 0), (0.6, 1_000)])
        let end = try #require((1_000..<1_300).first { !animator.isMoving(at: .milliseconds($0)) })
        #expect((1_100...1_200).contains(end))
        for time in [end, end + 1, 90_000] {
            #expect(!animator.isMoving(at: .milliseconds(time)))
            same(animator.reveal(of: card, at: .milliseconds(time)), 0.6)
        }
    }

    @Test("A card that is held, new on the screen, or on a screen without motion is there at once")
    func jumps() {
        var held = animator([(0, 0)])
        held.update([(card, -0.4)], held: card, reducesMotion: false, at: .milliseconds(10))
        var reduced = animator([(0, 0)])
        reduced.update([(card, -0.4)], held: nil, reducesMotion: true, at: .milliseconds(10))
        for animator in [held, reduced, animator([(-0.4, 10)])] {
            same(animator.reveal(of: card, at: .milliseconds(10)), -0.4)
            #expect(!animator.isMoving(at: .milliseconds(10)))
        }
    }

    @Test("Let go, a card glides on from where the finger left it")
    func letGo() {
        var animator = animator([(0, 0)])
        animator.update([(card, -0.45)], held: card, reducesMotion: false, at: .milliseconds(10))
        animator.update([(card, -0.6)], held: nil, reducesMotion: false, at: .milliseconds(20))
        same(animator.reveal(of: card, at: .milliseconds(20)), -0.45)
        same(animator.reveal(of: card, at: .milliseconds(220)), -0.6)
    }

    /// Columns and milliseconds of drags with a mouse over a card of 46 columns, as a live screen recorded them.
    static let drags: [[(column: Int, time: Int)]] = [
        [(60, 0), (57, 31), (55, 42), (53, 52), (50, 63), (48, 74), (45, 84), (42, 95), (40, 104)],
        [(20, 0), (23, 17), (25, 34), (26, 51), (28, 68), (29, 85), (31, 101), (32, 119), (33, 136)],
        [(50, 0), (46, 9), (40, 17), (34, 26), (27, 34), (22, 43)],
    ]

    @Test("A card that is let go continues the velocity that the finger had", arguments: drags.indices)
    func continues(index: Int) throws {
        let drag = Self.drags[index]
        var animator = animator([(0, 0)])
        let places = drag.map { (Double($0.column - drag[0].column) / 46, Duration.milliseconds($0.time)) }
        for (reveal, time) in places {
            animator.update([(card, reveal)], held: card, reducesMotion: false, at: time)
        }
        let (position, time) = try #require(places.last)
        let recent = places.last { time - $0.1 >= .milliseconds(50) } ?? places[0]
        let hand = (position - recent.0) / ((time - recent.1) / .seconds(1))
        let before = animator.velocity(of: card, at: time)
        animator.update(
            [(card, hand < 0 ? -0.6 : 0.6)], held: nil, reducesMotion: false, at: time)
        let after = animator.velocity(of: card, at: time)
        let step = animator.reveal(of: card, at: time + .microseconds(10)) - position
        #expect(abs(before - after) < 1e-9)
        #expect(abs(step / 10e-6 - before) < 0.02 * abs(before))
        #expect(abs(before - hand) < 0.25 * abs(hand) && before * hand > 0)
        same(animator.reveal(of: card, at: time), position)
    }

    @Test("A finger that has stopped lets go of a card without velocity; so does one at the card's limit")
    func stopsFirst() {
        var animator = animator([(0, 0)])
        animator.update([(card, 0)], held: card, reducesMotion: false, at: .milliseconds(10))
        animator.update([(card, -0.3)], held: card, reducesMotion: false, at: .milliseconds(40))
        #expect(animator.velocity(of: card, at: .milliseconds(41)) < -5)
        same(animator.velocity(of: card, at: .milliseconds(91)), 0)
        animator.update([(card, -0.6)], held: card, reducesMotion: false, at: .milliseconds(95))
        animator.update([(card, -0.6)], held: nil, reducesMotion: false, at: .milliseconds(96))
        #expect(!animator.isMoving(at: .milliseconds(96)))
    }

    @Test("The jump with which a drag begins is no speed")
    func jump() {
        var animator = animator([(0, 0)])
        for reveal in [0, -0.08] {
            animator.update([(card, reveal)], held: card, reducesMotion: false, at: .milliseconds(10))
        }
        same(animator.velocity(of: card, at: .milliseconds(20)), 0)
    }

    @Test(
        "Sent elsewhere in the middle of a glide, it keeps position and velocity",
        arguments: [1, 40, 100, 130])
    func turns(time: Int) {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        let turn = Duration.milliseconds(1_000 + time)
        let before = (animator.reveal(of: card, at: turn), animator.velocity(of: card, at: turn))
        animator.update([(card, 0.6)], held: nil, reducesMotion: false, at: turn)
        #expect(abs(animator.reveal(of: card, at: turn) - before.0) < 1e-9)
        #expect(abs(animator.velocity(of: card, at: turn) - before.1) < 1e-9)
        #expect(before.1 < 0)
        same(animator.reveal(of: card, at: turn + RevealAnimator<String>.settling * 2), 0.6)
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
            same(animator.reveal(of: card, at: later), before)
            #expect(!animator.isMoving(at: later))
            animator.update([(card, target)], held: nil, reducesMotion: false, at: later)
        }
        animator.letGo(at: later)
        #expect(abs(animator.reveal(of: card, at: later) - before) < 1e-9)
        #expect(animator.isMoving(at: later))
        same(animator.reveal(of: card, at: later + RevealAnimator<String>.settling), 0.6)
    }

    @Test("A finger on a card that rests, or on none, moves nothing")
    func stoppedAtRest() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        for card in [card, "none"] {
            animator.stop(card, at: .seconds(5))
            animator.letGo(at: .seconds(6))
            #expect(!animator.isMoving(at: .seconds(6)))
        }
        same(animator.reveal(of: card, at: .seconds(6)), -0.6)
    }

    @Test("Told the same again, it neither starts anew nor stops")
    func isTheSame() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        let before = animator.reveal(of: card, at: .milliseconds(1_150))
        animator.update([(card, -0.6)], held: nil, reducesMotion: false, at: .milliseconds(1_120))
        same(animator.reveal(of: card, at: .milliseconds(1_150)), before)
    }

    @Test("A card that left the screen is forgotten; an unknown one is closed")
    func forgotten() {
        var animator = animator([(0, 0), (-0.6, 1_000)])
        animator.update([], held: nil, reducesMotion: false, at: .milliseconds(1_010))
        #expect(!animator.isMoving(at: .milliseconds(1_020)))
        same(animator.reveal(of: card, at: .milliseconds(1_020)), 0)
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
