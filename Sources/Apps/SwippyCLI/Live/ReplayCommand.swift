import CommandLine
import Foundation
import TerminalKit

/// `swippy --replay FILE`: plays a recording, and prints its last frame or all of it as an animated picture.
@MainActor
struct ReplayCommand {
    let command: LiveCommand
    let path: String

    /// The formats for a frame: it is a picture, not data or sentences.
    private static let formats: [OutputFormat] = [.cards, .plain, .svg]

    func run() async throws {
        let format = command.call.askedFormat ?? .cards
        guard Self.formats.contains(format) else {
            throw command.call.error(
                .invalidValue(
                    of: .option(OutputOptions.format.spelling), value: format.rawValue,
                    problem: .notAChoice(of: Self.formats.map(\.rawValue), suggestions: [])))
        }
        let recording = try read().redrawn(for: command.call.integer(OutputOptions.width))
        if format == .svg, hasBothThemes { return try await printBothThemes(of: recording) }
        let theme = Theme.standard(
            depth: format == .svg ? .trueColor : command.call.colorDepth,
            appearance: format == .cards ? command.call.printedAppearance : command.call.appearance)
        let frames = try await frames(of: recording, in: theme)
        guard let last = frames.last else { return }
        let printer = ScreenPrinter(call: command.call)
        switch format {
        case .svg:
            let end = (recording.events.last?.time ?? .zero)
            try command.call.console.write(
                AnimatedSVGEncoder().encode(
                    frames, duration: max(end, last.time), title: "Swippy", background: theme.page,
                    foreground: theme.text))
        case .cards: try printer.print(last.canvas, theme)
        case .plain, .json, .csv, .ics, .screenReader, .table:
            try command.call.console.write(
                last.canvas.drawn(with: command.call.console.drawingCharacters).text + "\n")
        }
    }

    /// Whether the reader's program is to choose the theme. A recording that is played at a server is played there only once.
    private var hasBothThemes: Bool {
        command.call.asksForBothThemes && command.call.text(ServerOptions.url) == nil
    }

    private func printBothThemes(of recording: Recording) async throws {
        let dark = try await frames(of: recording, in: .standard(depth: .trueColor))
        let light = try await frames(of: recording, in: .standard(depth: .trueColor, appearance: .light))
        let end = max(recording.events.last?.time ?? .zero, dark.last?.time ?? .zero)
        try command.call.console.write(
            AnimatedSVGEncoder().encode(dark: dark, light: light, duration: end, title: "Swippy"))
    }

    /// Plays the recording on cards as they are without the store.
    private func frames(
        of recording: Recording, in theme: Theme
    ) async throws -> [AnimatedSVGEncoder.Frame] {
        let list = try await command.openedList()
        var theme = theme
        theme.pictures = command.call.pictureDetail
        var listener: LiveListener?
        let frames = try await Replay(recording: recording, theme: theme).frames { driver in
            listener = list.start(driver)
            driver.resize(to: Size(columns: recording.header.columns, rows: recording.header.rows))
            await driver.settle()
        }
        _ = listener
        return frames.map(command.call.filmed)
    }

    private func read() throws(CommandStop) -> Recording {
        let text: String
        do {
            text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        } catch {
            throw CommandStop.cannotReplay(path, error, command.call.language)
        }
        do {
            return try Recording(text: text)
        } catch {
            throw CommandStop.notARecording(path, line: error.line, command.call.language)
        }
    }
}
