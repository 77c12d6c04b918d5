/// How a terminal shows pictures.
public enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
    /// Kitty's graphics with Unicode placeholders: cells that move as text does.
    case kitty
    /// iTerm2's inline images, over the cells where they stand.
    case iterm
    /// Sixel, over the cells where it stands.
    case sixel
    /// Not at all: characters and colours stand for them.
    case cells

    /// Whether a picture lies over the cells that stand for it, and goes where these are written again.
    var isStill: Bool {
        switch self {
        case .iterm, .sixel: true
        case .kitty, .cells: false
        }
    }
}

/// What a terminal can show, and how.
public struct PictureSupport: Hashable, Sendable {
    /// How it shows pictures.
    public var method: PictureProtocol
    /// How many pixels its cells have; `nil` if it didn't say.
    public var cell: CellPixels?
    /// Whether what is for the terminal has to be wrapped, because tmux is in between.
    public var isWrapped: Bool
    /// The characters that stand for them.
    public var symbols: PictureSymbols

    /// Support by these means.
    public init(
        _ method: PictureProtocol, cell: CellPixels? = nil, isWrapped: Bool = false,
        symbols: PictureSymbols = .quadrants
    ) {
        self.symbols = symbols
        self.method = method
        self.cell = cell
        self.isWrapped = isWrapped
    }

    /// No support.
    public static let none = PictureSupport(.cells)
}

/// How many pixels a cell has.
public struct CellPixels: Hashable, Sendable {
    /// From 1.
    public let width: Int
    /// From 1.
    public let height: Int

    /// A cell of this size; `nil` if it can't be one.
    public init?(width: Int, height: Int) {
        guard 1...256 ~= width, 1...512 ~= height else { return nil }
        (self.width, self.height) = (width, height)
    }

    private init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// What is assumed of a terminal that doesn't say.
    public static let usual = CellPixels(10, 20)

    /// The width divided by the height.
    public var shape: Double { Double(width) / Double(height) }
}
