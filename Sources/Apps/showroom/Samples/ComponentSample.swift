import ContentCards
import ScreenView
import Words

/// A component that the showroom has.
enum ComponentKind: String, CaseIterable {
    case dataCard = "data-card"
    case mediaCard = "media-card"
    case highlightedCard = "highlighted-card"
    case deck
    case viewer

    /// What it is called.
    var title: LocalizedText {
        switch self {
        case .dataCard: LocalizedText(en: "Data card", uk: "Картка з даними")
        case .mediaCard: LocalizedText(en: "Media card", uk: "Картка з медіа")
        case .highlightedCard: LocalizedText(en: "Highlighted card", uk: "Виділена картка")
        case .deck: LocalizedText(en: "Deck", uk: "Колода")
        case .viewer: LocalizedText(en: "Picture viewer", uk: "Переглядач зображень")
        }
    }

    /// What it is for, in one line.
    var summary: LocalizedText {
        switch self {
        case .dataCard:
            LocalizedText(
                en: "texts with an icon or a picture, buttons, extra content",
                uk: "тексти зі значком чи зображенням, кнопки, додатковий вміст")
        case .mediaCard:
            LocalizedText(
                en: "media to the edges, texts, buttons, extra content",
                uk: "медіа до країв, тексти, кнопки, додатковий вміст")
        case .highlightedCard:
            LocalizedText(
                en: "what is to stand out: two styles, an action, a cross, images",
                uk: "те, що має впадати в око: два стилі, дія, хрестик, зображення")
        case .deck:
            LocalizedText(
                en: "cards that are swiped away, to the left or to the right",
                uk: "картки, які змахують ліворуч чи праворуч")
        case .viewer:
            LocalizedText(
                en: "a picture to zoom, to move, and to close",
                uk: "зображення, яке збільшують, рухають і закривають")
        }
    }

    /// Its states, in an order to learn it by.
    @MainActor
    var samples: [ComponentSample] {
        switch self {
        case .dataCard: DataCardSamples.all
        case .mediaCard: MediaCardSamples.all
        case .highlightedCard: HighlightedCardSamples.all
        case .deck: DeckSamples.all
        case .viewer: ViewerSamples.all
        }
    }
}

/// A component in one of its states.
@MainActor
struct ComponentSample {
    /// What programs know the state by.
    let name: String
    let title: LocalizedText
    let make: (Language) -> any Component

    init(_ name: String, en: String, uk: String, make: @escaping (Language) -> any Component) {
        (self.name, title) = (name, LocalizedText(en: en, uk: uk))
        self.make = make
    }
}
