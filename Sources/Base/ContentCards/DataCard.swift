public import ScreenView
public import TerminalKit

/// What a ``DataCard`` shows. Missing and empty values are left out.
public struct DataCardConfiguration {
    /// The picture or icon before the texts.
    public var asset: DataCardAsset
    /// A short remark above the title, such as "New".
    public var headline: String?
    /// The subject, on two lines at most.
    public var title: String?
    /// More about the subject, of any length.
    public var subtitle: String?
    /// The details, on three lines at most.
    public var descriptionTitle: String?
    /// What can be done.
    public var buttons: DataCardButtons?
    /// Whether it looks like a paper receipt: perforated above its extra content, and torn off at its foot.
    public var isReceipt = false

    /// What a card shows.
    public init(
        asset: DataCardAsset = .none, headline: String? = nil, title: String? = nil,
        subtitle: String? = nil, descriptionTitle: String? = nil, buttons: DataCardButtons? = nil
    ) {
        (self.asset, self.headline, self.title) = (asset, headline, title)
        (self.subtitle, self.descriptionTitle, self.buttons) = (subtitle, descriptionTitle, buttons)
    }
}

/// The picture or icon before the texts of a ``DataCard``.
public enum DataCardAsset {
    /// Nothing.
    case none
    /// A small picture.
    case picture(any Component)
    /// A character or two on a tile of this colour.
    case icon(String, on: Color)
}

/// What can be done on a ``DataCard``.
public enum DataCardButtons {
    /// A secondary action.
    case link(CardLink)
    /// What the card is for.
    case primary(CardButton)
    /// The card's main action and a secondary one.
    case primaryAndLink(CardButton, CardLink)
}

/// Shows relevant information about a product or service: descriptions, data, statuses.
@MainActor
public final class DataCard: ContentCard {
    /// What it shows.
    public var dataConfiguration = DataCardConfiguration()

    /// Extra content below the description, as wide as the inside of the card, and as high as that requires.
    public var fragmentView: (any Component)? {
        get { fragment }
        set { fragment = newValue }
    }

    /// A card with nothing on it yet.
    public override init() {}

    override var sheet: CardSheet { dataConfiguration.sheet() }

    override func advanceParts(to time: Duration) -> Duration? {
        guard case .picture(var picture) = dataConfiguration.asset else { return nil }
        let next = picture.advance(to: time)
        dataConfiguration.asset = .picture(picture)
        return next
    }
}

extension DataCardConfiguration {
    /// The card as a value, for views without state of their own.
    package func sheet(fragment: (any Component)? = nil) -> CardSheet {
        var sheet = CardSheet()
        sheet.asset = asset
        sheet.isReceipt = isReceipt
        sheet.texts = [
            CardSheet.Text(.headline, headline, maxLines: 1),
            CardSheet.Text(.title, title, maxLines: 2),
            CardSheet.Text(.subtitle, subtitle),
            CardSheet.Text(.description, descriptionTitle, maxLines: 3),
        ]
        .compactMap(\.self)
        sheet.fragment = fragment
        switch buttons {
        case .link(let link): sheet.actions = [CardSheet.Action(link)]
        case .primary(let button): sheet.actions = [CardSheet.Action(button)]
        case .primaryAndLink(let button, let link):
            sheet.actions = [CardSheet.Action(button), CardSheet.Action(link)]
        case nil: break
        }
        return sheet
    }
}
