import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Words

/// Undoes a payment.
struct UndoCommand: Command {
    static let name = "undo"
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "Undo a payment, or what you did last to your own cards",
        uk: "Скасувати платіж або останню зміну власних карток")
    static let arguments = [payment]
    static let options =
        [Confirmation.yes] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy pay @2 -y | grep -o 'SW-.*'|xargs -r swippy undo -y",
            "what was just paid", "щойно сплачене"),
        Example(
            "swippy pay 6564 --yes && swippy undo 6564 --yes", "the last payment on a card",
            "останній платіж за карткою"),
    ]
    static let topics = [window, CardArgument.naming]

    static let payment = Argument(
        "REFERENCE", "НОМЕР", kind: .asked(.payment),
        en:
            "The payment’s reference, in any case, with its hyphens or without, or its beginning; or a card, for the last payment on it. Without it, you are asked about the last change of your own cards, or else about the last payment",
        uk:
            "Номер платежу, великими чи малими літерами, з дефісами чи без, або його початок; чи картка — для останнього платежу за нею. Без нього буде запитання про останню зміну власних карток або про останній платіж",
        isRequired: false)

    private static let window = Topic(
        "Undoing a payment", "Скасування",
        en:
            "What is recorded can be undone at any time, and a payment at a server for 5 minutes. On your own cards, you are asked first; in a pipe, add --yes. Payments recorded at once are undone at once, or each by its reference. Elsewhere, the last payment, of all or on a card, is shown first: on a terminal you are asked, and in a pipe only a card with --yes will do.",
        uk:
            "Записане можна скасувати будь-коли, а платіж на сервері — протягом 5 хвилин. За власними картками перед кожним скасуванням буде запитання; у конвеєрі додайте --yes. Платежі за кількома з них, записані разом, разом і скасовуються або кожен за своїм номером. Деінде останній платіж — з усіх або за карткою — спершу буде показано: у терміналі буде запитання, а в конвеєрі досить лише картки з --yes."
    )

    let call: Call

    func run() async throws {
        let typed = call.text(Self.payment)
        guard call.cardOrigin == .wallet else { return try await UndoVisit(call).run(typed) }
        do {
            try await OwnCardVisit(call).undo(typed)
        } catch let stop as CommandStop {
            // A receipt may be one of a payment that an older program made, or a command with a file.
            guard let typed, typed.uppercased().hasPrefix("SW"), case .unknownCard? = stop.cardsError else {
                throw stop
            }
            do {
                try await UndoVisit(call).run(typed)
            } catch let stop as CommandStop {
                guard case .unknownPayment(let reference)? = stop.cardsError else { throw stop }
                throw CommandStop(CardsError.wallet(.unknownChange(reference)), call)
            }
        }
    }
}
