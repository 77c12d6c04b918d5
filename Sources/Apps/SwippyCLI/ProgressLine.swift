import CommandLine
import Synchronization
import TerminalKit
import Words

/// A line on standard error that says what the person waits for, if the wait takes longer than a moment. It disappears when
/// the wait is over, or when anything else is written.
final class ProgressLine: Sendable {
    /// What the person waits for.
    enum Wait: Sendable {
        /// Cards or their data are loading.
        case cards
        /// A change to a card is in progress.
        case answer
        /// Pictures are loading.
        case pictures
        /// Another program writes to standard input.
        case input
        /// Another program has locked the store.
        case store
    }

    /// A shorter wait would only make the line flicker.
    static let patience = Duration.milliseconds(300)

    private struct State {
        var wait: Wait?
        /// Whether another program has locked the store in the meantime.
        var isStoreLocked = false
        var isShown = false
        var timer: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let language: Language
    private let clock: any Clock<Duration>
    /// The width available; 0 without a terminal.
    private let columns: Int
    /// Whether the line can be erased; otherwise it ends with a line break.
    private let isErasable: Bool
    /// Whether the person types standard input; if so, a prompt appears at once.
    private let isInputTyped: Bool
    private let write: @Sendable (String) -> Void

    /// A line on the standard error of `console`. It is shown only on a terminal.
    init(on console: Console, language: Language) {
        self.language = language
        clock = console.clock
        columns = console.isErrorTerminal ? console.size.columns - 1 : 0
        isErasable = !["", "dumb"].contains(console.environment["TERM"] ?? "")
        isInputTyped = console.isInputTerminal
        write = console.writeError
    }

    /// Does `work`, and meanwhile shows what it waits for.
    @MainActor
    func during<Answer, Failure: Error>(
        _ wait: Wait, _ work: @MainActor () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        begin(wait)
        defer { end() }
        return try await work()
    }

    /// Starts a wait.
    func begin(_ wait: Wait) {
        guard columns > 0 else { return }
        end()
        guard !(wait == .input && isInputTyped) else {
            return write(ProgressStrings.typing[language] + "\n")
        }
        // Not on the main actor, which may itself be blocked.
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
    func setStoreLocked(_ isLocked: Bool) {
        state.withLock { state in
            guard let wait = state.wait, state.isStoreLocked != isLocked else { return }
            state.isStoreLocked = isLocked
            guard state.isShown else { return }
            erase()
            draw(isLocked ? .store : wait)
        }
    }

    /// Ends the wait, or hides the line before other output.
    func end() {
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
        write(ProgressStrings.text(of: wait)[language].truncated(to: columns) + (isErasable ? "" : "\n"))
    }

    private func erase() {
        if isErasable { write("\r\u{1B}[K") }
    }
}

/// The texts shown during a wait.
private enum ProgressStrings {
    static let typing = LocalizedText(
        en: "Paste the cards, then press Ctrl-D.",
        uk: "Вставте картки й натисніть Ctrl-D.")

    static func text(of wait: ProgressLine.Wait) -> LocalizedText {
        switch wait {
        case .cards: LocalizedText(en: "Fetching your cards…", uk: "Отримуємо ваші картки…")
        case .answer: LocalizedText(en: "Waiting for the answer…", uk: "Чекаємо на відповідь…")
        case .pictures: LocalizedText(en: "Loading pictures…", uk: "Завантажуємо зображення…")
        case .input: LocalizedText(en: "Reading standard input…", uk: "Читаємо стандартний ввід…")
        case .store:
            LocalizedText(
                en: "Waiting for another swippy to finish…",
                uk: "Чекаємо, доки інший процес swippy завершить роботу…")
        }
    }
}
