package import CommandLine
import Foundation
package import TerminalKit
import ScreenView

/// Plays a recording, and prints its last frame or all of it as an animated picture.
@MainActor
package struct ReplayPrinter {
    private let call: Call
    private let path: String
    /// Whether it can be played once for each theme.
    private let isRepeatable: Bool
    /// Puts the first screen on the driver's navigator, and returns the listener that the screens report to.
    private let start: (LiveDriver) async throws -> AnyObject?

    /// The formats for a frame, which is a picture, not data or sentences.
    private static let formats: [OutputFormat] = [.cards, .plain, .svg]

    /// A player of the recording at `path`; see the properties of the same names.
    package init(
        _ call: Call, path: String, isRepeatable: Bool,
        start: @escaping (LiveDriver) async throws -> AnyObject?
    ) {
        (self.call, self.path, self.isRepeatable, self.start) = (call, path, isRepeatable, start)
    }

    /// Prints the recording as the options say.
    package func run() async throws {
        let format = call.askedFormat ?? .cards
        guard Self.formats.contains(format) else {
            throw call.error(
                .invalidValue(
                    of: .option(OutputOptions.format.spelling), value: format.rawValue,
                    problem: .notAChoice(of: Self.formats.map { LocalizedText($0) }, suggestions: [])))
        }
        let recording = try read().redrawn(for: call.integer(OutputOptions.width))
        if format == .svg, call.asksForBothThemes, isRepeatable {
            return try await printBothThemes(of: recording)
        }
        let theme = Theme.standard(
            depth: format == .svg ? .trueColor : call.colorDepth,
            appearance: format == .cards ? call.printedAppearance : call.appearance)
        let frames = try await frames(of: recording, in: theme)
        guard let last = frames.last else { return }
        switch format {
        case .svg:
            let end = (recording.events.last?.time ?? .zero)
            try call.console.write(
                AnimatedSVGEncoder().encode(
                    frames, duration: max(end, last.time), title: call.program.about.title,
                    background: theme.page, foreground: theme.text))
        case .cards: try ScreenPrinter(call: call).print(last.canvas, theme)
        case .plain, .json, .csv, .ics, .screenReader, .table:
            try call.console.write(last.canvas.drawn(with: call.console.drawingCharacters).text + "\n")
        }
    }

    private func printBothThemes(of recording: Recording) async throws {
        let dark = try await frames(of: recording, in: .standard(depth: .trueColor))
        let light = try await frames(of: recording, in: .standard(depth: .trueColor, appearance: .light))
        let end = max(recording.events.last?.time ?? .zero, dark.last?.time ?? .zero)
        try call.console.write(
            AnimatedSVGEncoder().encode(
                dark: dark, light: light, duration: end, title: call.program.about.title))
    }

    private func frames(
        of recording: Recording, in theme: Theme
    ) async throws -> [AnimatedSVGEncoder.Frame] {
        var theme = theme
        theme.pictures = call.pictureDetail
        var listener: AnyObject?
        let frames = try await Replay(recording: recording, theme: theme).frames { driver in
            listener = try await start(driver)
            driver.resize(to: Size(columns: recording.header.columns, rows: recording.header.rows))
            await driver.settle()
        }
        // The screens hold it weakly.
        withExtendedLifetime(listener) {}
        return frames.map(call.filmed)
    }

    private func read() throws(CommandStop) -> Recording {
        let text: String
        do {
            text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        } catch {
            throw call.cannotReplay(path, error)
        }
        do {
            return try Recording(text: text)
        } catch {
            throw call.notARecording(path, line: error.line)
        }
    }
}
