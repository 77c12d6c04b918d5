/// The space for drawing a screen.
public struct CanvasSpace: Sendable, Equatable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells; `nil` for no limit, because the picture is printed and scrolls by.
    public var rows: Int?
    /// The colours to draw with.
    public var theme: Theme

    /// A space from its width, its height if that is limited, and its colours.
    public init(columns: Int, rows: Int? = nil, theme: Theme) {
        self.columns = columns
        self.rows = rows
        self.theme = theme
    }
}
