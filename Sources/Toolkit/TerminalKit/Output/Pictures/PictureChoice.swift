/// How pictures are to be shown.
public enum PictureChoice: String, CaseIterable, Hashable, Sendable {
    /// As well as the terminal can.
    case auto
    /// With kitty's graphics.
    case kitty
    /// With iTerm2's inline images.
    case iterm
    /// With sixels.
    case sixel
    /// With characters and colours: those characters that the terminal is known to draw.
    case cells
    /// With halves and quarters of a cell.
    case quarters
    /// With all characters that divide a cell into two colours.
    case mosaic
    /// Not at all: their words stand for them.
    case none

    /// Whether characters and colours stand for pictures whatever the terminal can show.
    public var isCells: Bool {
        switch self {
        case .cells, .quarters, .mosaic: true
        case .auto, .kitty, .iterm, .sixel, .none: false
        }
    }

    /// The characters that stand for pictures.
    public func symbols(environment: [String: String], version: String = "") -> PictureSymbols {
        switch self {
        case .quarters: .quadrants
        case .mosaic: .wedges
        case .auto, .kitty, .iterm, .sixel, .cells, .none:
            .known(environment: environment, version: version)
        }
    }
}

/// What a terminal said about pictures, and its environment.
public struct PictureFindings: Hashable, Sendable {
    /// Whether it knows kitty's graphics.
    public var hasGraphics = false
    /// The numbers of ``TerminalReply/primaryAttributes(_:)``; 4 stands for sixels.
    public var attributes: [Int] = []
    /// Its name and version.
    public var version = ""
    /// The size of a cell.
    public var cell: CellPixels?
    /// The size of all cells in pixels.
    public var text: (width: Int, height: Int)? {
        get { textWidth.flatMap { width in textHeight.map { (width, $0) } } }
        set { (textWidth, textHeight) = (newValue?.width, newValue?.height) }
    }
    private var textWidth: Int?
    private var textHeight: Int?

    /// Nothing said.
    public init() {}

    /// Takes note of what is about pictures.
    public mutating func note(_ reply: TerminalReply) {
        switch reply {
        case .graphics(id: KittyGraphics.queryID, let isOK): hasGraphics = isOK
        case .primaryAttributes(let numbers): attributes = numbers
        case .version(let text): version = text
        case .cellPixels(let cell): self.cell = cell
        case .textPixels(let width, let height): text = (width, height)
        case .graphics, .mode, .backgroundColor, .appearance, .cursorPosition, .keys, .trueColor: break
        }
    }

    /// Takes the size of all cells from elsewhere, where the terminal said nothing of sizes.
    public mutating func complete(pixels: (width: Int, height: Int)?) {
        if cell == nil, text == nil { text = pixels }
    }

    /// How the terminal shows pictures, if it has `size` cells.
    public func support(
        _ choice: PictureChoice, environment: [String: String], size: Size
    ) -> PictureSupport {
        let isInTmux = has("TMUX", environment) || version.hasPrefix("tmux")
        let cell = cell ?? cell(of: size)
        var method = method(choice, environment, isInTmux: isInTmux)
        // Sixels are as large as they are, and would not fit.
        if method == .sixel, cell == nil, choice == .auto { method = .cells }
        // tmux understands sixels itself.
        return PictureSupport(
            method, cell: cell, isWrapped: isInTmux && [.kitty, .iterm].contains(method),
            symbols: choice.symbols(environment: environment, version: version))
    }

    private func cell(of size: Size) -> CellPixels? {
        guard let text, size.columns > 0, size.rows > 0 else { return nil }
        return CellPixels(width: text.width / size.columns, height: text.height / size.rows)
    }

    private func method(
        _ choice: PictureChoice, _ environment: [String: String], isInTmux: Bool
    ) -> PictureProtocol {
        switch choice {
        case .kitty: return .kitty
        case .iterm: return .iterm
        case .sixel: return .sixel
        case .cells, .quarters, .mosaic, .none: return .cells
        case .auto: break
        }
        let hasSixels = attributes.dropFirst().contains(4) && !hasPoorSixels(environment)
        // What is in between passes on what it knows: the terminal around it may know more, but its pictures would not move.
        guard !isInTmux, !has("STY", environment) else { return hasSixels && isInTmux ? .sixel : .cells }
        if hasGraphics, canHaveGraphics { return .kitty }
        let isITerm =
            version.hasPrefix("iTerm2") || environment["TERM_PROGRAM"] == "iTerm.app"
            || environment["LC_TERMINAL"] == "iTerm2"
        if isITerm || version.hasPrefix("WezTerm") { return .iterm }
        return hasSixels ? .sixel : .cells
    }

    /// Whether its sixels spoil more than they show: in Konsole a cell is not a whole number of pixels wide, so that they leave
    /// strips behind; mlterm has one palette for them and for all text.
    private func hasPoorSixels(_ environment: [String: String]) -> Bool {
        version.hasPrefix("Konsole") || has("MLTERM", environment)
            || environment["TERM", default: ""].hasPrefix("mlterm")
    }

    /// Whether it may know kitty's graphics with placeholders, which can't be asked for: kitty does since version 0.28, and
    /// Ghostty. No other terminal needs to be asked about graphics.
    public var canHaveGraphics: Bool {
        if version.lowercased().hasPrefix("ghostty") { return true }
        guard version.hasPrefix("kitty(") else { return false }
        let numbers = version.dropFirst("kitty(".count).prefix { $0 != ")" }.split(separator: ".").map {
            Int($0) ?? 0
        }
        return (numbers.first ?? 0, numbers.dropFirst().first ?? 0) >= (0, 28)
    }

    private func has(_ name: String, _ environment: [String: String]) -> Bool {
        environment[name, default: ""] != ""
    }
}
