import TerminalKit

extension TerminalEmulator {
    /// The modes that a program may change.
    public struct Modes: Hashable, Sendable {
        /// Whether the alternate screen is shown: 1049.
        public var alternateScreen = false
        /// Whether buttons and drags are reported: 1002.
        public var mouse = false
        /// Whether they are reported in decimal: 1006.
        public var decimalMouse = false
        /// Whether pastes come in brackets: 2004.
        public var bracketedPaste = false
        /// Whether the focus is reported: 1004.
        public var focus = false
        /// Whether it is reported that the terminal became dark or light: 2031.
        public var appearance = false
        /// Whether the screen waits for a frame to be complete: 2026.
        public var synchronized = false
        /// How often distinct keys were turned on: `CSI > 1 u`.
        public var distinctKeys = 0
        /// The window's title, and those that are kept.
        public var title = "", titles: [String] = []
        /// Whether text goes on in the next row: 7.
        public var autowrap = true
        /// Whether the cursor can be seen: 25.
        public var cursor = true

        /// The modes that a shell expects.
        public init() {}
    }

    mutating func setMode(_ number: Int, _ isOn: Bool) {
        switch number {
        case 7: modes.autowrap = isOn
        case 25: modes.cursor = isOn
        case 1002: modes.mouse = isOn
        case 1004: modes.focus = isOn
        case 1006: modes.decimalMouse = isOn
        case 1049: showAlternateScreen(isOn)
        case 2004: modes.bracketedPaste = isOn
        case 2031: modes.appearance = isOn
        case 2026: synchronize(isOn)
        default: errors.append("unknown mode \(number)")
        }
    }

    /// Keeps the window's title, or puts back the one that was kept last. Where none is, nothing happens: putting it back is sent
    /// on every way out, to be sure.
    mutating func keepTitle(_ isKept: Bool) {
        if isKept {
            modes.titles.append(modes.title)
        } else if let title = modes.titles.popLast() {
            modes.title = title
        }
    }

    /// Turns distinct keys on once more, or off once. Each screen has its own, and a shell may use those of the main one.
    mutating func setDistinctKeys(_ areOn: Bool) {
        if !modes.alternateScreen { errors.append("keys changed for the shell") }
        if !areOn, modes.distinctKeys == 0 { errors.append("keys restored that are not distinct") }
        modes.distinctKeys = max(0, modes.distinctKeys + (areOn ? 1 : -1))
    }

    /// Ending what has not begun is allowed: it is sent on every way out, to be sure.
    private mutating func synchronize(_ isOn: Bool) {
        if isOn, modes.synchronized { errors.append("a frame begins in a frame") }
        if !isOn, modes.synchronized { synchronizedFrames += 1 }
        modes.synchronized = isOn
    }

    private mutating func showAlternateScreen(_ isOn: Bool) {
        guard isOn != modes.alternateScreen else { return }
        modes.alternateScreen = isOn
        (isAtEdge, last) = (false, nil)
        if isOn {
            main = (cells, cursor)
            cells = Self.blank(size)
        } else if let main {
            if pen != Pen() { errors.append("colours are left on") }
            if modes.distinctKeys != 0 { errors.append("distinct keys are left on") }
            (cells, cursor) = (main.cells, main.cursor)
            cursor.column = max(0, min(cursor.column, size.columns - 1))
            cursor.row = max(0, min(cursor.row, size.rows - 1))
            self.main = nil
        }
    }
}
