import CTerminalSignals
import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// A byte that ends the sequence in which a frame was cut off. Source: ECMA-48, 8.3.6.
    private static let cancel: UInt8 = 0x18

    /// Takes over the terminal.
    ///
    /// - Returns: Whether it could; if not, `ending` has the reason.
    mutating func enter() -> Bool {
        guard waitForForeground() else { return false }
        guard let modes = device.modes else {
            end(.hungUp)
            return false
        }
        saved = modes
        guard arm(), device.set(own(modes)) else {
            end(.hungUp)
            return false
        }
        takeScreen()
        return true
    }

    /// The modes of the session, made of the terminal's own.
    func own(_ modes: termios) -> termios { onlyReads ? modes.unbuffered : modes.raw }

    /// What restores the screen.
    var farewell: [UInt8] {
        mutating get {
            guard !onlyReads else { return [] }
            return [Self.cancel] + pictureFarewell + TerminalModes.leave(keys: hasKeys)
                + (title == nil ? [] : TerminalModes.restoreTitle)
        }
    }

    /// Has every way out delete the pictures that were sent by now.
    mutating func armPictures() {
        let bytes = farewell
        if !terminal_restore_change(bytes, bytes.count) { end(.hungUp) }
    }

    /// Has every way out restore the terminal.
    private mutating func arm() -> Bool {
        guard var saved else { return false }
        let bytes = farewell
        return terminal_restore_arm(device.input, device.output, &saved, bytes, bytes.count)
    }

    /// Has the terminal, which can do so, report distinct keys.
    mutating func takeKeys() {
        guard hasTerminal, !hasKeys else { return }
        hasKeys = true
        guard arm() else { return end(.hungUp) }
        output.append(TerminalModes.keys(true))
    }

    /// Sends the modes of the session, and discards pending output and the known contents of the screen.
    mutating func takeScreen() {
        let hadTerminal = hasTerminal
        hasTerminal = true
        output.removeAll()
        guard !onlyReads else { return }
        // After a stop that couldn't be prepared for, a picture may be cut off, and others be there.
        output.append((hadTerminal ? pictureFarewell : []) + TerminalModes.enter(mouse: hasMouse))
        if let title {
            output.append((hadTerminal ? [] : TerminalModes.keepTitle) + TerminalModes.title(title))
        }
        // After a stop that couldn't be prepared for, they may be on.
        if hasKeys {
            output.append((hadTerminal ? TerminalModes.keys(false) : []) + TerminalModes.keys(true))
        }
        encoder.invalidate(losesPictures: true)
        size = window.current
        if query.isOver { askForColors() }
    }
}
