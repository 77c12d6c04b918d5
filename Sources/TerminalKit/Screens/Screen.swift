/// One screen of the program, as the part that shows it knows it: something that can be drawn and can be put
/// into words.
@MainActor
public protocol Screen: AnyObject {
    /// The screen as a picture that fits into `space`.
    func canvas(in space: CanvasSpace) -> Canvas

    /// The screen as text for a reader, human or program, that has no use for a picture.
    ///
    /// - Throws: What keeps the screen from being put into that form.
    func text(as form: TextForm) throws -> String
}

/// The room that a screen is drawn in.
public struct CanvasSpace: Sendable, Equatable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells; `nil` where there is no limit, because the picture is printed and scrolls by.
    public var rows: Int?
    /// The colours to draw with.
    public var theme: Theme

    /// A space by its width, its height if that is limited, and its colours.
    public init(columns: Int, rows: Int? = nil, theme: Theme) {
        self.columns = columns
        self.rows = rows
        self.theme = theme
    }
}

/// The ways to put a screen into words.
public enum TextForm: Sendable, CaseIterable {
    /// One line for each thing, for other programs to cut apart.
    case plain
    /// A JSON document with a versioned schema.
    case json
    /// Sentences in the order in which they are to be heard.
    case screenReader
}
