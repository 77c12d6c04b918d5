package import CommandLine
import Synchronization
import TerminalKit
package import Words

/// A line on standard error that says what the person waits for, if the wait takes longer than a moment. It disappears when
/// the wait is over, or when anything else is written.
package final class ProgressLine: Sendable {
    /// What the person waits for.
    package struct Wait: Equatable, Sendable {
        private let text: LocalizedText
        /// The text shown immediately when the program waits for a person to type standard input.
        fileprivate let typing: LocalizedText?

        /// A wait with a text that ends with an ellipsis.
        package init(en english: String, uk ukrainian: String, typing: LocalizedText? = nil) {
            (text, self.typing) = (LocalizedText(en: english, uk: ukrainian), typing)
        }

        /// A change is in progress.
        package static let answer = Wait(en: "Waiting for the answer…", uk: "Чекаємо на відповідь…")
        /// Pictures are loading.
        package static let pictures = Wait(en: "Loading pictures…", uk: "Завантажуємо зображення…")
        /// The store is locked by another program.
        package static let store = Wait(
            en: "Waiting for another {} to finish…", uk: "Чекаємо, доки інший процес {} завершить роботу…")

        fileprivate func text(in language: Language, of program: String) -> String {
            text[language].replacing("{}", with: program)
        }
    }

    /// How long a wait must last before the line appears; showing shorter waits would make it flicker.
    package static let patience = Duration.milliseconds(300)

    private struct State {
        var wait: Wait?
        /// Whether another program has locked the store in the meantime.
        var isStoreLocked = false
        var isShown = false
        var timer: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let program: String
    private let language: Language
    private let clock: any Clock<Duration>
    /// The width available; 0 without a terminal.
    private let columns: Int
    /// Whether the line can be erased; otherwise it ends with a line break.
    private let isErasable: Bool
    /// Whether the person types standard input; if so, a prompt appears immediately.
    private let isInputTyped: Bool
    private let write: @Sendable (String) -> Void

    /// A line of a program on the standard error of `console`. It is shown only on a terminal.
    package init(of program: String, on console: Console, language: Language) {
        (self.program, self.language) = (program, language)
        clock = console.clock
        columns = console.isErrorTerminal ? console.size.columns - 1 : 0
        isErasable = !["", "dumb"].contains(console.environment["TERM"] ?? "")
        isInputTyped = console.isInputTerminal
        write = console.writeError
    }

    /// Does `work`, showing meanwhile what the person waits for.
    @MainActor
    package func during<Answer, Failure: Error>(
        _ wait: Wait, _ work: @MainActor () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        begin(wait)
        defer { end() }
        return try await work()
    }

    /// Starts a wait.
    package func begin(_ wait: Wait) {
        guard columns > 0 else { return }
        end()
        if isInputTyped, let typing = wait.typing { return write(typing[language] + "\n") }
        // Runs off the main actor, which may itself be blocked.
        let timer = Task.detached { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.patience)
                self?.show()
            } catch {
                // The wait ended earlier.
            }
        }
        state.withLock { $0 = State(wait: wait, timer: timer) }
    }

    /// Reports that another program has locked or released the store, which may be the reason for the current wait.
    package func setStoreLocked(_ isLocked: Bool) {
        state.withLock { state in
            guard let wait = state.wait, state.isStoreLocked != isLocked else { return }
            state.isStoreLocked = isLocked
            guard state.isShown else { return }
            erase()
            draw(isLocked ? .store : wait)
        }
    }

    /// Ends the wait, or hides the line before other output.
    package func end() {
        state.withLock { state in
            state.timer?.cancel()
            if state.isShown { erase() }
            state = State()
        }
    }

    private func show() {
        state.withLock { state in
            guard let wait = state.wait, !state.isShown, !Task.isCancelled else { return }
            state.isShown = true
            draw(state.isStoreLocked ? .store : wait)
        }
    }

    private func draw(_ wait: Wait) {
        write(wait.text(in: language, of: program).truncated(to: columns) + (isErasable ? "" : "\n"))
    }

    private func erase() {
        if isErasable { write("\r\u{1B}[K") }
    }
}
