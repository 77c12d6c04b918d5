package import ScreenContract

// The messages of screens, as cards.

extension CardSheet {
    /// The maximum width of a message, in columns.
    private static let widestMessage = 64
    static let longestText = 12

    /// A notice, such as an empty list, with a line around it if it lies over something.
    package init(_ notice: NoticeState, isOver: Bool = false) {
        self.init()
        widest = Self.widestMessage
        line = isOver ? .quiet : nil
        texts = [
            Text(.title, notice.headline, maxLines: Self.longestText),
            Text(.description, notice.advice, maxLines: Self.longestText),
        ]
        .compactMap(\.self)
    }

    package init(_ alert: AlertState) {
        self.init()
        widest = Self.widestMessage
        line = .alert
        texts =
            ([Text(.alert, alert.title, maxLines: Self.longestText)]
            + ([alert.message] + alert.details).map { Text(.subtitle, $0, maxLines: Self.longestText) }
            + [Text(.description, alert.advice, maxLines: Self.longestText)])
            .compactMap(\.self)
    }

    /// Warnings about things that don't add up, each on lines of its own.
    package init(warnings: [String]) {
        self.init()
        line = .alert
        texts = warnings.compactMap { Text(.alert, $0, maxLines: Self.longestText / 2) }
    }
}
