import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsScreens
import ScreenView
import TerminalKit
import Words

/// Undoes a payment.
struct UndoCommand: Command {
    static let name = "undo"
    static let intention = Intention.pay
    static let summary = LocalizedText(en: "Undo a payment", uk: "Скасувати платіж")
    static let arguments = [reference]
    static let options = [yes] + OutputOptions.all + FeedOptions.all + StateOptions.all + GeneralOptions.all
    static let examples = [
        Example(
            "swippy pay @2 --yes | grep -o 'SW-.*' | xargs swippy undo",
            "what was just paid", "щойно сплачене")
    ]
    static let topics = [window]

    static let reference = Argument(
        "REFERENCE", "НОМЕР", kind: .asked(.payment),
        en: "The payment’s reference, in any case, with its hyphens or without, or the beginning of only one",
        uk: "Номер платежу, великими чи малими літерами, з дефісами чи без, або початок лише одного")

    private static let yes = Option(
        "yes", group: .general, kind: .flag,
        en: "Undoing never asks for confirmation, so this changes nothing",
        uk: "Про скасування не запитують, тож це нічого не змінює")

    private static let window = Topic(
        "Undoing a payment", "Скасування",
        en:
            "A payment can be undone for 5 minutes, once; what was due is due again. The reference is on the receipt.",
        uk:
            "Платіж можна скасувати протягом 5 хвилин, один раз; сплачене знову належить до сплати. Номер стоїть на квитанції."
    )

    let call: Call

    func run() async throws {
        let visit = try ScreenVisit(call)
        let undo = call.screens(of: visit.service).undo(
            PaymentReference(typed: try call.argument(Self.reference)), navigator: visit.navigator,
            output: visit.listener)
        visit.navigator.push(undo.screen)
        try await visit.wait(for: .answer) { await undo.settle() }
        try visit.printReceipt(undo.screen)
    }
}
