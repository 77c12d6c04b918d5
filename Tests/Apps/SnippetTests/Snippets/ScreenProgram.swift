import CommandLine
import PaymentCards
import ScreenProgram

/// Shows a card: `purse card 6564`, live or printed.
let purse = Program(
    "purse", version: "1.0", purpose: LocalizedText(en: "a card in the terminal", uk: "картка в терміналі"),
    commands: [ShowCard.self]
).showingScreens()

struct ShowCard: Command {
    static let name = "card"
    static let summary = LocalizedText(en: "Pay on a card", uk: "Сплатити за карткою")
    static let arguments = [card]
    static let options: [Option] = .ofScreens
    static let examples = [Example("purse card 6564", "one card", "одна картка")]

    static let card = Argument("CARD", "КАРТКА", kind: .text(), en: "Its digits", uk: "Її цифри")

    let call: Call

    func run() async throws {
        let card = try call.argument(Self.card)
        let screens = CardScreenBuilder(
            service: StoredCardsService(over: FeedCards(MockNetworkService()), store: .memory),
            language: call.language)
        try await call.show { screens.payment(on: card, navigator: $0, output: nil) }
    }
}
