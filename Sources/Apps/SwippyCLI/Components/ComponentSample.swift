import ContentCards
import ScreenView
import Words

/// A component that the program can show, by itself.
enum ComponentKind: String, CaseIterable {
    case dataCard = "data-card"
    case mediaCard = "media-card"
    case highlightedCard = "highlighted-card"
    case deck
    case viewer

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
