import Foundation
import Values
import Words

/// A shell's question about the end of a command line: `swippy complete line 65 -- pay --file cards.json` asks what can be typed
/// after `65`. The scripts of earlier versions ask about a subject that they know instead, such as `card`; about one that went, nothing is offered.
///
/// The answer is a line for each word, with what it means after a tab, or ``files``. People don't type this command, and no help
/// names it. If anything goes wrong, it offers nothing and prints no error, which would appear in the middle of the line. It
/// sends nothing over a network, and reads nothing that can be read only once.
package struct CompletionRequest {
    package static let name = "complete"
    /// The subject that today's scripts ask about: the whole line.
    package static let line = CompletionSubject(name: "line")
    /// The answer if the shell is to offer files. No offered word begins with a dash like this.
    package static let files = "-files"
    /// The longest time that an answer is worth waiting for.
    private static let patience = DispatchTimeInterval.seconds(1)

    private let program: Program
    private let subject: CompletionSubject
    private let typed: String
    /// The words before the one being typed, without the program's name.
    private let line: [String]

    /// The question that the program was started with; `nil` if it was started with a command.
    package init?(_ arguments: [String], to program: Program) {
        guard arguments.count >= 4, arguments[0] == Self.name, arguments[3] == "--" else { return nil }
        (self.program, subject) = (program, CompletionSubject(name: arguments[1]))
        typed = arguments[2].safeText
        line = Array(arguments.dropFirst(4))
    }

    /// Ends the process once no answer is worth waiting for, whatever it is doing.
    package static func endSoon() {
        DispatchQueue.global().asyncAfter(deadline: .now() + patience) { exit(0) }
    }

    /// Writes what can be typed.
    @MainActor
    package func answer(on console: Console) async {
        var quiet = console
        quiet.writeError = { _ in }
        quiet.isInputTerminal = false
        quiet.isErrorTerminal = false
        do {
            let place = LinePlace(after: line, typed: typed, in: program.withNeighbours(on: console))
            if subject != Self.line {
                guard program.completer.subjects.contains(subject) else { return }
                try await write(offers(about: subject, after: typed, on: quiet), on: console)
            } else if case .asked(let subject) = place.kind {
                let offers = try await offers(about: subject, after: place.typed, on: quiet)
                try write(offers.map { $0.after(place.head) }, on: console)
            } else if case .path = place.kind {
                try console.write(Self.files + "\n")
            } else if let kind = place.kind {
                let language = ArgumentParser(program, console: quiet).manner(of: line).language
                let offers = kind.offers(in: language).filter { $0.word.hasPrefix(place.typed) }
                try write(offers.map { $0.after(place.head) }, on: console)
            }
        } catch {
            // There is nothing to offer.
        }
    }

    /// The completions that only the program knows.
    @MainActor
    private func offers(
        about subject: CompletionSubject, after typed: String, on console: Console
    ) async throws -> [CompletionOffer] {
        guard let call = ArgumentParser(program, console: console).unfinished(line) else { return [] }
        try call.settings.check()
        let given = call.arguments.map { $0.lowercased() }
        return try await program.completer.offers(subject, typed, call)
            .filter { !given.contains($0.word.lowercased()) }
    }

    private func write(_ offers: [CompletionOffer], on console: Console) throws {
        let lines = offers.compactMap(\.line)
        if !lines.isEmpty { try console.write(lines.joined()) }
    }
}

extension CompletionOffer {
    /// The offer as the end of a word that begins with `head`.
    fileprivate func after(_ head: String) -> CompletionOffer {
        CompletionOffer(word: head + word, meaning: meaning)
    }
}

extension ValueKind {
    /// The words that can be typed, with their meanings where those are known.
    fileprivate func offers(in language: Language) -> [CompletionOffer] {
        guard case .choice(let choices) = self else {
            return completions.map { CompletionOffer(word: $0, meaning: "") }
        }
        return choices.filter(\.isOneWord).flatMap { choice in
            ([choice.spelling] + choice.names.map { $0[language] }).map {
                CompletionOffer(word: $0, meaning: choice.meaning[language])
            }
        }
    }
}

extension ArgumentParser {
    /// A command line that is still being typed, from its first words; `nil` if they name no command. Its errors don't count yet.
    fileprivate func unfinished(_ words: [String]) -> Call? {
        let tokens = ArgumentScanner(program: program).tokens(of: words)
        let typed = tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
        guard let command = LinePlace.command(of: typed, in: program) else { return nil }
        var values: [String: [ParsedValue]] = [:]
        let words = typed.dropFirst(command.name.split(separator: " ").count)
        let arguments = program.arguments(of: command)
        for (place, word) in words.enumerated() {
            guard let argument = arguments.at(place) else { break }
            values[argument.id, default: []].append(.text(word))
        }
        for case .option(let name, _, let text) in tokens where program.completer.heeded.contains(name) {
            guard let option = program.option(name, of: command) else { continue }
            let text = text.map { option.kind.isPath ? withHome($0) : $0 }
            do throws(ValueProblem) {
                values[option.id] = [try text.map(option.kind.value(from:)) ?? .flag]
            } catch {
                return nil  // Other cards than those that are meant would be worse than none.
            }
        }
        return call(command, values)
    }

    /// The path with the home folder in place of `~`, which the shell hasn't expanded yet.
    private func withHome(_ path: String) -> String {
        console.environment["HOME"].map(path.withHome) ?? path
    }
}

extension ValueKind {
    fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
