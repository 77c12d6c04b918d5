package import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen with the categories that a person gave to texts.
package final class CardCategoriesPresenter: CardPagePresenter<CardCategoriesWording> {
    /// A presenter of all of them. Events are reported to `output`, held weakly.
    package init(
        voice: CardVoice, interactor: @escaping CardCategoriesInteractorInput,
        router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?
    ) {
        super.init(CardCategoriesWording(voice: voice), router: router, output: output) {
            show async throws(CardsError) in _ = await show(try await interactor(CardCategoriesQuery()))
        }
    }
}

extension CategoryRules: CardsAnswer {
    package var unreadable: [UnreadableCard] { [] }
    package var kept: KeptCards? { nil }
}

/// Words the categories that a person gave to texts, in one language.
package struct CardCategoriesWording: CardPageWording {
    package var voice: CardVoice

    package var title: String { voice("Categories", "Категорії") }

    /// The page with `rules`.
    package func page(of rules: CategoryRules) -> CardCategoriesViewState {
        CardCategoriesViewState(
            title: title,
            content: rules.all.isEmpty ? .empty(nothing) : .body(rules.all.map(line)),
            record: CategoriesRecord(
                lines: rules.all.map { rule in
                    CategoriesRecord.Line(
                        text: rule.text, category: rule.category.code, day: rule.day.text,
                        reference: rule.reference.text)
                }))
    }

    private var nothing: NoticeState {
        NoticeState(
            headline: voice("No text has a category of yours", "Ви ще не дали категорії жодному тексту"),
            advice: voice(
                "Transactions have those of your bank.", "Операції мають категорії вашого банку."))
    }

    private func line(for rule: CategoryRules.Rule) -> CategoryLine {
        CategoryLine(
            text: rule.text.safeText, category: rule.category.name(in: voice.language).safeText,
            day: rule.day.day(in: voice), reference: rule.reference.text)
    }
}
