import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Words

/// Words what banks’ files say and what of it is new, in one language.
struct CardImportWording {
    let voice: CardVoice
    let request: CardImportRequest

    var errors: ErrorWording { ErrorWording(voice: voice) }

    func page(of plan: CardImportPlan, _ state: CardImportState) -> CardImportViewState {
        let voice = voice.hiding(state.privacy.isHidden)
        let notice = notice(of: plan, state)
        let menu =
            state.isAsking && !request.isDryRun
            ? state.answer.menu(
                notice.headline, no: voice("no, store nothing", "ні, нічого не зберігати"),
                yes: voice("yes, import it", "так, імпортувати")) : nil
        // Whoever was asked has just read it.
        let isRead = state.recorded != nil && !request.isAgreed
        var record = CardImportRecord(plan)
        record.reference = state.recorded?.reference.text
        return CardImportViewState(
            title: voice("Import", "Імпорт"),
            content: .body(
                CardImportSheet(
                    blocks: isRead
                        ? [] : plan.files.flatMap { ImportedFileWords($0, request.options, voice).blocks },
                    notice: notice, menu: menu)),
            notes: plan.unmatched.compactMap { note(on: $1, of: $0, in: voice) },
            record: record, isRefreshing: state.isStoring,
            hints: HarmlessFirst.hints(
                voice, move: CardQuestionEvent.moved(by: 1), choose: .chose(nil), leave: .cancelled))
    }

    /// That no file has a recorded payment, and how it is dropped.
    private func note(
        on record: RecordedChange, of card: OwnCardFields, in voice: CardVoice
    ) -> PageNote? {
        let paid = ChangeText(voice: voice, card: card).text(of: record.change)
        let dropped = voice.line(.undo(record.reference)).map {
            voice(" If it wasn’t paid: \($0)", " Якщо не сплачено: \($0)")
        }
        return PageNote(
            voice("The files don’t have \(paid).", "У файлах немає: \(paid).") + (dropped ?? ""))
    }

    private func notice(of plan: CardImportPlan, _ state: CardImportState) -> NoticeState {
        let accounts = plan.files.flatMap(\.accounts)
        let new = accounts.reduce(0) { $0 + $1.new }
        let corrected = accounts.reduce(0) { $0 + $1.corrected }
        // What is new is counted; without any, what is corrected.
        let isCorrection = new == 0 && corrected > 0
        let count = isCorrection ? corrected : new
        guard plan.isNew else {
            return NoticeState(
                headline: voice("Nothing is new", "Нового немає"),
                advice: voice(
                    "All of this was imported before. Nothing is stored.",
                    "Усе це вже імпортовано. Нічого не збережено."))
        }
        if let recorded = state.recorded {
            return NoticeState(
                headline: count > 0
                    ? voice(isCorrection ? Self.corrected : Self.imported, count)
                    : voice("Imported. No transaction is new.", "Імпортовано. Нових операцій немає."),
                advice: recorded.reference.wayBack(in: voice) ?? "")
        }
        let question =
            count > 0
            ? voice(isCorrection ? Self.correction : Self.question, count)
            : voice("Import the rest? No transaction is new.", "Імпортувати решту? Нових операцій немає.")
        return NoticeState(
            headline: request.isDryRun
                ? voice(isCorrection ? Self.corrections : Self.planned, count) : question,
            advice: request.isDryRun
                ? voice("Nothing is stored: a dry run.", "Нічого не збережено: пробний запуск.") : "")
    }

    private static let question = Plural(
        en: ("Import # new transaction?", "Import # new transactions?"),
        uk: ("Імпортувати # нову операцію?", "Імпортувати # нові операції?", "Імпортувати # нових операцій?"))
    private static let planned = Plural(
        en: ("# new transaction", "# new transactions"),
        uk: ("# нова операція", "# нові операції", "# нових операцій"))
    private static let correction = Plural(
        en: ("Import # corrected transaction?", "Import # corrected transactions?"),
        uk: (
            "Імпортувати # виправлену операцію?", "Імпортувати # виправлені операції?",
            "Імпортувати # виправлених операцій?"
        ))
    private static let corrections = Plural(
        en: ("# corrected transaction", "# corrected transactions"),
        uk: ("# виправлена операція", "# виправлені операції", "# виправлених операцій"))
    private static let corrected = Plural(
        en: ("# transaction is corrected.", "# transactions are corrected."),
        uk: ("Виправлено # операцію.", "Виправлено # операції.", "Виправлено # операцій."))
    private static let imported = Plural(
        en: ("# new transaction is imported.", "# new transactions are imported."),
        uk: (
            "Імпортовано # нову операцію.", "Імпортовано # нові операції.", "Імпортовано # нових операцій."
        ))
}
