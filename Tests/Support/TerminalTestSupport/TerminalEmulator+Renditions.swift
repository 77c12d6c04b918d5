import TerminalKit

extension TerminalEmulator {
    /// Sets the pen by the numbers of `CSI ... m`.
    mutating func apply(_ numbers: [Int]) {
        var rest = numbers.isEmpty ? [0] : numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: pen = Pen()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 22: pen.attributes.subtract([.bold, .dim])
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 30...37: pen.foreground = .palette(UInt8(number - 30))
            case 38: pen.foreground = ink(&rest)
            case 39: pen.foreground = .own
            case 40...47: pen.background = .palette(UInt8(number - 40))
            case 48: pen.background = ink(&rest)
            case 49: pen.background = .own
            case 90...97: pen.foreground = .palette(UInt8(number - 82))
            case 100...107: pen.background = .palette(UInt8(number - 92))
            default: errors.append("unknown rendition \(number)")
            }
        }
    }

    private mutating func ink(_ rest: inout ArraySlice<Int>) -> Ink {
        let kind = rest.popFirst()
        let count = kind == 5 ? 1 : 3
        let channels = rest.prefix(count).compactMap(UInt8.init(exactly:))
        rest = rest.dropFirst(count)
        guard kind == 5 || kind == 2, channels.count == count else {
            errors.append("no colour")
            return .own
        }
        return count == 1
            ? .palette(channels[0])
            : .rgb(Color(red: channels[0], green: channels[1], blue: channels[2]))
    }
}
