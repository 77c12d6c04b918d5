extension VectorPath {
    /// The path that the attribute `d` of an SVG path describes. Source: SVG 1.1, 8.3.
    ///
    /// - Throws: ``PictureError/damaged(_:at:)`` with the offset in UTF-8 of what is no command or number, or
    ///   of a number over a thousand million.
    public init(svg text: String) throws(PictureError) {
        var parser = SVGPathParser(Array(text.utf8))
        self = try parser.parsed()
    }
}

extension VectorPath {
    /// The path as the attribute `d` of an SVG path, with absolute commands only.
    public var svg: String {
        func numbers(_ points: VectorPoint...) -> String {
            points.flatMap { [$0.x, $0.y] }.map { number in
                // Whole numbers are shorter without their fraction.
                let isWhole = number.rounded() == number && number.magnitude < 1e9
                return isWhole ? "\(Int(number))" : "\(number)"
            }.joined(separator: " ")
        }
        return segments.map { segment in
            switch segment {
            case .move(let point): "M" + numbers(point)
            case .line(let point): "L" + numbers(point)
            case .curve(let first, let second, let end): "C" + numbers(first, second, end)
            case .close: "Z"
            }
        }.joined()
    }
}

private struct SVGPathParser {
    private static let largest = 1e9

    private let bytes: [UInt8]
    private var position = 0
    private var path = VectorPath()
    /// The last control point of a curve, for a smooth one to go on from: of a cubic one, and of a quadratic
    /// one.
    private var cubic: VectorPoint?
    private var quadratic: VectorPoint?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parsed() throws(PictureError) -> VectorPath {
        skipSpace()
        while position < bytes.count {
            let command = bytes[position]
            guard !path.segments.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
                throw .damaged(.command, at: position)
            }
            position += 1
            try draw(command | 0x20, isRelative: command & 0x20 != 0)
            skipSpace()
        }
        return path
    }

    /// Draws a command once, and again for as long as numbers follow.
    private mutating func draw(_ command: UInt8, isRelative: Bool) throws(PictureError) {
        guard command != UInt8(ascii: "z") else {
            path.close()
            (cubic, quadratic) = (nil, nil)
            return
        }
        var command = command
        repeat {
            let origin = isRelative ? path.current : .zero
            let (lastCubic, lastQuadratic) = (cubic, quadratic)
            (cubic, quadratic) = (nil, nil)
            switch command {
            case UInt8(ascii: "m"):
                path.move(to: try point(from: origin))
                command = UInt8(ascii: "l")
            case UInt8(ascii: "l"): path.line(to: try point(from: origin))
            case UInt8(ascii: "h"): path.line(to: VectorPoint(try number(from: origin.x), path.current.y))
            case UInt8(ascii: "v"): path.line(to: VectorPoint(path.current.x, try number(from: origin.y)))
            case UInt8(ascii: "c"): try drawCubic(try point(from: origin), origin)
            case UInt8(ascii: "s"): try drawCubic(reflected(lastCubic), origin)
            case UInt8(ascii: "q"): try drawQuadratic(try point(from: origin), origin)
            case UInt8(ascii: "t"): try drawQuadratic(reflected(lastQuadratic), origin)
            case UInt8(ascii: "a"):
                let radii = try point(from: .zero)
                let (rotation, isLarge, isClockwise) = (try number(from: 0), try flag(), try flag())
                path.arc(
                    to: try point(from: origin), radii: radii, rotation: rotation, isLarge: isLarge,
                    isClockwise: isClockwise)
            default: throw .damaged(.command, at: position - 1)
            }
        } while isAtNumber()
    }

    private mutating func drawCubic(_ first: VectorPoint, _ origin: VectorPoint) throws(PictureError) {
        let second = try point(from: origin)
        path.curve(to: try point(from: origin), first, second)
        cubic = second
    }

    private mutating func drawQuadratic(_ control: VectorPoint, _ origin: VectorPoint) throws(PictureError) {
        path.curve(to: try point(from: origin), control)
        quadratic = control
    }

    /// The control point that goes on in the same direction; where there was no curve, the current point.
    private func reflected(_ control: VectorPoint?) -> VectorPoint {
        control.map { 2 * path.current - $0 } ?? path.current
    }

    // MARK: - Numbers

    private mutating func skipSpace() {
        while position < bytes.count, [9, 10, 12, 13, 32].contains(bytes[position]) { position += 1 }
    }

    /// Skips white space and at most one comma between numbers.
    private mutating func skipSeparator() {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return }
        position += 1
        skipSpace()
    }

    /// Whether more numbers follow. A comma promises one.
    private mutating func isAtNumber() -> Bool {
        let before = position
        skipSeparator()
        let isComma = bytes[before..<position].contains(UInt8(ascii: ","))
        guard position < bytes.count else { return isComma }
        return isComma || isDigit(at: position) || "+-.".utf8.contains(bytes[position])
    }

    private func isDigit(at index: Int) -> Bool { index < bytes.count && 48...57 ~= bytes[index] }

    private mutating func point(from origin: VectorPoint) throws(PictureError) -> VectorPoint {
        VectorPoint(try number(from: origin.x), try number(from: origin.y))
    }

    private mutating func flag() throws(PictureError) -> Bool {
        skipSeparator()
        guard position < bytes.count, 48...49 ~= bytes[position] else {
            throw .damaged(.number, at: position)
        }
        position += 1
        return bytes[position - 1] == 49
    }

    private mutating func number(from origin: Double) throws(PictureError) -> Double {
        skipSeparator()
        let start = position
        func skipDigits() -> Int {
            let first = position
            while isDigit(at: position) { position += 1 }
            return position - first
        }
        func skip(_ characters: String) -> Bool {
            guard position < bytes.count, characters.utf8.contains(bytes[position]) else { return false }
            position += 1
            return true
        }
        _ = skip("+-")
        var digits = skipDigits()
        if skip(".") { digits += skipDigits() }
        guard digits > 0 else { throw .damaged(.number, at: start) }
        let mantissa = position
        if skip("eE") {
            _ = skip("+-")
            // Without digits, it was no exponent.
            if skipDigits() == 0 { position = mantissa }
        }
        let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { origin + $0 }
        guard let value, abs(value) <= Self.largest else { throw .damaged(.number, at: start) }
        return value
    }
}
