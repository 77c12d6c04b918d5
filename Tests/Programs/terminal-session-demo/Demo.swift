import Foundation
import TerminalKit
import TerminalSession

/// A program with a live screen, for tests: it shows what happens to it and ends in every way there is.
///
/// - `--flood`: draws a new picture all the time.
/// - `--deaf`: never takes an event.
/// - `--pictures`: shows a picture, as well as the terminal can.
/// - `--hushed`: leaves the echo off until the terminal has answered.
/// - `--patient`: waits for the rest of an answer or a sequence however long it takes.
/// - `--last-words`: takes longer than usual to end after a signal, and says so.
/// - `--endless`: never ends after a signal, and says so.
/// - `--types`: shows a cursor until something happens.
/// - `--mute`: has no standard error, where the runtime writes about a trap.
@main
@MainActor
struct Demo {
    static func main() async {
        let arguments = CommandLine.arguments
        if arguments.contains("--mute") { dup2(open("/dev/null", O_WRONLY), STDERR_FILENO) }
        let session: LiveTerminal
        do {
            session = try LiveTerminal.open(options(arguments))
        } catch {
            print("no session: \(error)")
            exit(2)
        }
        var picture = DemoPicture(background: await session.background())
        session.draw(picture.canvas(size: session.size))
        if arguments.contains("--deaf") { while true { sleep(1) } }

        let flood = arguments.contains("--flood") ? Task { await Self.flood(session) } : nil
        var code: Int32 = 0
        for await event in session.events {
            let outcome = DemoOutcome(event, session: session)
            picture.note(event)
            if case .ends(let status) = outcome {
                if case .interrupted = event { await conclude(session, arguments) }
                code = status
                break
            }
            if flood == nil { session.draw(picture.canvas(size: session.size)) }
        }
        flood?.cancel()
        session.close()
        exit(code)
    }

    private static func options(_ arguments: [String]) -> SessionOptions {
        var options = SessionOptions(
            depth: .trueColor, pictures: arguments.contains("--pictures") ? .auto : .cells,
            environment: ProcessInfo.processInfo.environment)
        // However busy the machine is, what the terminal has yet to answer is not left to the shell.
        options.patience.lastAnswersOnceAnswered = patience
        if arguments.contains("--hushed") { options.patience.echo = patience }
        if arguments.contains("--patient") {
            (options.patience.answers, options.patience.sequences) = (patience, patience)
        }
        options.patience.concluding = patience
        return options
    }

    /// Longer than any test.
    private static let patience = Duration.seconds(3600)

    private static func conclude(_ session: LiveTerminal, _ arguments: [String]) async {
        let isEndless = arguments.contains("--endless")
        guard isEndless || arguments.contains("--last-words") else { return }
        session.conclude()
        print(isEndless ? "never ends" : "takes longer")
        // A session waits for a second otherwise.
        repeat { try? await Task.sleep(for: .seconds(2)) } while isEndless
        print("last words")
    }

    private static func flood(_ session: LiveTerminal) async {
        var number = 0
        while !Task.isCancelled {
            number += 1
            session.draw(DemoPicture.noise(number, size: session.size))
            // A cancelled sleep ends the loop.
            try? await Task.sleep(for: .milliseconds(8))
        }
    }
}
