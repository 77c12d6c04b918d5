import Foundation
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// Collects what `console` and the system report.
    ///
    /// - Parameters:
    ///   - choice: The value of `--color`.
    ///   - option: The value of `--lang`.
    init(
        console: Console, system: String, choice: TerminalKit.ColorChoice, option: Language?, answers: Answers
    ) {
        let environment = console.environment
        let spoken = Language.spoken(in: environment)
        self.init(
            version: CommandLineTool.version, system: system,
            variables: Self.variables(in: environment),
            input: console.isInputTerminal, output: console.isTerminal, errors: console.isErrorTerminal,
            size: console.size, sizeSource: console.sizeSource,
            color: ColorDepth.verdict(
                choice: choice, environment: environment, isTerminal: console.isTerminal),
            language: option ?? spoken?.language ?? .english,
            languageSource: option != nil ? .option : spoken.map { .variable($0.variable) } ?? .standard,
            answers: answers)
    }

    /// The operating system, its kernel and the machine, as they report themselves.
    static var systemName: String {
        var names = utsname()
        guard uname(&names) == 0 else { return ProcessInfo.processInfo.operatingSystemVersionString }
        let kernel = [text(names.sysname), text(names.release), text(names.machine)].joined(separator: " ")
        return "\(ProcessInfo.processInfo.operatingSystemVersionString) (\(kernel))"
    }

    private static func variables(in environment: [String: String]) -> [Variable] {
        told.map { Variable(name: $0, value: environment[$0].map { VisibleText(whole: $0).text }) }
            + withheld.map { Variable(name: $0, value: environment[$0].map { _ in "…" }) }
    }

    private static let told = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "NO_COLOR",
        "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG",
        "SWIPPY_REDUCED_MOTION",
    ]

    /// Variables of which only the presence matters: their values are addresses and paths, which stay private.
    private static let withheld = ["TMUX", "STY", "SSH_CONNECTION", "WT_SESSION"]

    /// The text in a C array of fixed size.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
