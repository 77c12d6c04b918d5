public import TerminalKit

extension TerminalEmulator {
    /// A colour as the terminal was told it.
    public enum Ink: Hashable, Sendable {
        /// The terminal's own.
        case own
        /// One of 256 by its number.
        case palette(UInt8)
        /// Any.
        case rgb(Color)
    }

    /// What the terminal writes with.
    public struct Pen: Hashable, Sendable {
        /// The colour of characters.
        public var foreground = Ink.own
        /// The colour behind them.
        public var background = Ink.own
        /// Bold, dim and so on.
        public var attributes: Attributes = []

        /// Plain text.
        public init() {}
    }

    /// One cell of the screen.
    public struct Cell: Hashable, Sendable {
        /// The character that begins here; `nil` where one from the left continues.
        public var text: Character? = " "
        /// Its colours and attributes.
        public var pen = Pen()
        /// The picture that lies over it, if there is one, and which part of it.
        public var still: StillPart?

        /// A blank.
        public init() {}

        /// The cell without what nobody can see: the foreground of a blank.
        public var visible: Cell {
            guard text == " ", pen.attributes.isDisjoint(with: [.underline, .reverse]) else { return self }
            var cell = self
            cell.pen.foreground = .own
            cell.pen.attributes = []
            return cell
        }
    }
}
