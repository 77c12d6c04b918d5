public import ScreenView

/// What a ``MediaCard`` shows. Missing and empty values are left out.
public struct MediaCardConfiguration {
    /// A component above the texts that reaches to the edges of the card.
    public var richMedia: (any Component)?
    /// A short remark above the title, such as "New".
    public var headline: String?
    /// What comes before the title; it is drawn in capitals.
    public var pretitle: String?
    /// The subject, on two lines at most.
    public var title: String?
    /// The details, on three lines at most.
    public var descriptionTitle: String?
    /// What the card is for.
    public var button: CardButton?
    /// A secondary action.
    public var link: CardLink?

    /// What a card shows.
    public init(
        richMedia: (any Component)? = nil, headline: String? = nil, pretitle: String? = nil,
        title: String? = nil, descriptionTitle: String? = nil, button: CardButton? = nil,
        link: CardLink? = nil
    ) {
        (self.richMedia, self.headline, self.pretitle) = (richMedia, headline, pretitle)
        (self.title, self.descriptionTitle) = (title, descriptionTitle)
        (self.button, self.link) = (button, link)
    }
}

/// Shows an offer, a service, or rich media.
@MainActor
public final class MediaCard: ContentCard {
    /// What it shows.
    public var dataConfiguration = MediaCardConfiguration()

    /// Extra content below the description, as wide as the inside of the card, and as high as that requires.
    public var fragmentView: (any Component)? {
        get { fragment }
        set { fragment = newValue }
    }

    /// A card with nothing on it yet.
    public override init() {}

    override var sheet: CardSheet { dataConfiguration.sheet() }

    override func advanceParts(to time: Duration) -> Duration? {
        guard var media = dataConfiguration.richMedia else { return nil }
        let next = media.advance(to: time)
        dataConfiguration.richMedia = media
        return next
    }
}

extension MediaCardConfiguration {
    /// The card as a value, for views without state of their own.
    ///
    /// - Parameter isWhole: whether all texts are shown to their ends, as where they are all there is to see.
    package func sheet(fragment: (any Component)? = nil, isWhole: Bool = false) -> CardSheet {
        var sheet = CardSheet()
        let least = isWhole ? CardSheet.longestText : 0
        sheet.media = richMedia
        sheet.texts = [
            CardSheet.Text(.headline, headline, maxLines: max(1, least)),
            CardSheet.Text(.pretitle, pretitle, maxLines: max(1, least)),
            CardSheet.Text(.title, title, maxLines: max(2, least)),
            CardSheet.Text(.description, descriptionTitle, maxLines: max(3, least)),
        ]
        .compactMap(\.self)
        sheet.fragment = fragment
        sheet.actions = [button.map { .init($0) }, link.map { .init($0) }].compactMap(\.self)
        return sheet
    }
}
