import CTerminalSignals
import TerminalKit

/// What a session knows of pictures.
struct SessionPictures {
    /// How the terminal shows them; until it has answered, not at all.
    var support = PictureSupport.none
    /// Whether that is after all of its answers.
    var isLearned = false
    /// Those that are being made.
    var making: Set<PlacedPicture> = []
    /// Those that can't be.
    var impossible: Set<PlacedPicture> = []
    /// When the last frame was sent.
    var lastFrame: ContinuousClock.Instant?

    /// How many are made at a time, beside the program.
    static let most = 2
    /// How long a frame stands until pictures are shown over it.
    static let stillness = Duration.milliseconds(150)
}

extension SessionLoop {
    /// Learns from the terminal's answers how many colours it shows. What is on the screen was drawn for fewer, and stays until the
    /// program has drawn it anew.
    mutating func learnColors() {
        guard query.asksForColors, query.hasTrueColor, depth < .trueColor else { return }
        depth = .trueColor
        encoder.learn(depth: depth)
        events.put(.colors(depth))
    }

    /// Learns from the terminal's answers how it shows pictures.
    mutating func learnPictures() {
        learnColors()
        if let question = query.graphicsBytes(at: .now) { output.append(question) }
        pictures.isLearned = query.isAnswered
        var findings = query.pictures
        findings.complete(pixels: device.pixels)
        pictures.support =
            pictureChoice.isCells || pictureChoice == .none
            ? .none : findings.support(pictureChoice, environment: environment, size: size)
        // Other programs at the same terminal number theirs, too.
        encoder.learn(
            synchronizes: query.hasSynchronizedOutput, pictures: pictures.support,
            firstID: UInt32.random(in: 0x10_0000...0xF0_0000))
        if pictures.support != .none { events.put(.pictures(pictures.support)) }
        drawAgain()
    }

    /// Sends the last frame again, with what has changed about its pictures.
    private mutating func drawAgain() {
        guard pictures.support.method != .cells else { return }
        canvas = canvas ?? encoder.lastCanvas
    }

    /// Has the pictures made that the last frame lacks.
    mutating func makePictures() {
        for picture in encoder.missingPictures where pictures.making.count < SessionPictures.most {
            guard !pictures.impossible.contains(picture), pictures.making.insert(picture).inserted else {
                continue
            }
            Task.detached { [requests, support = pictures.support] in
                let payload: PicturePayload?
                do {
                    payload = try PicturePayload(picture, for: support)
                } catch {
                    payload = nil
                }
                requests.request { $0.pictures.append((picture, payload)) }
            }
        }
    }

    mutating func take(_ made: [(picture: PlacedPicture, payload: PicturePayload?)]) {
        for (picture, payload) in made {
            pictures.making.remove(picture)
            if let payload { encoder.add(payload) } else { pictures.impossible.insert(picture) }
        }
        drawAgain()
    }

    /// The terminal could not show a picture: from now on there are cells.
    mutating func noteFailure(_ id: UInt32) {
        guard encoder.fail(id) else { return }
        drawAgain()
        pictures.support = .none
        events.put(.pictures(.none))
    }

    /// When pictures are to be shown over what stands still.
    var stillDeadline: ContinuousClock.Instant? {
        mutating get {
            guard canvas == nil, output.isEmpty, encoder.hasStillPictures else { return nil }
            return pictures.lastFrame.map { $0 + SessionPictures.stillness }
        }
    }

    mutating func showStillPictures() { output.append(encoder.stillPictures()) }

    /// What ends a picture on its way, and deletes those that were sent.
    var pictureFarewell: [UInt8] {
        mutating get {
            guard pictures.support.method != .cells else { return [] }
            return [0x1B, UInt8(ascii: "\\")] + encoder.farewell
        }
    }
}
