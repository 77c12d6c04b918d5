import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Removes several cards: plays a person who opens the screen of each, answers one question, and looks at the results.
@MainActor
struct SeveralRemovals {
    private typealias Removal = (
        screen: BuiltScreen<CardQuestionEvent, CardRemovalViewState>, visit: CardVisit
    )

    let call: Call

    func run(_ names: [String]) async throws {
        let service = try ServiceChoice(call: call).service()
        var removals: [Removal] = []
        // Every name is looked up before anything is removed.
        for name in names {
            let removal = try await find(name, in: service)
            guard
                !removals.contains(where: {
                    $0.screen.state?.body?.rows.first?.id == removal.screen.state?.body?.rows.first?.id
                })
            else {
                call.tell([Self.isRepeated[call.language].replacing("{}", with: title(of: removal))])
                continue
            }
            removals.append(removal)
        }
        let titles = removals.map { title(of: $0) }.joined(separator: "; ")
        try Confirmation(call).ask(
            Self.question[call.language].replacing("{}", with: titles), refusal: Self.kept[call.language])
        var failures = Failures(call)
        for removal in removals {
            do {
                try await removal.visit.send(.agreed, to: removal.screen)
                try removal.visit.print(removal.screen.screen)
            } catch let stop as CommandStop {
                failures.tell(stop)
            }
        }
        try failures.rethrow()
    }

    private func find(_ name: String, in service: any CardsService) async throws -> Removal {
        let visit = CardVisit(call)
        let removal = try await visit.open {
            call.screens(of: service).removal(of: name, navigator: $0, output: $1)
        }
        return (removal, visit)
    }

    private func title(of removal: Removal) -> String {
        guard let sheet = removal.screen.state?.body, let face = sheet.rows.first?.face else { return "" }
        return [face.title, face.shortNumber].filter { !$0.isEmpty }.joined(
            separator: ", ")
    }

    private static let question = LocalizedText(en: "Remove the cards {}?", uk: "Прибрати картки {}?")
    private static let kept = LocalizedText(en: "the cards were kept", uk: "картки залишено")
    private static let isRepeated = LocalizedText(
        en: "{} is named more than once", uk: "{} названо кілька разів")
}
