/// Writes the numbers of one graphic rendition, with separators.
///
/// A picture in true colour consists mostly of these numbers, so they go straight into the output.
struct SGRParameters {
    private var isFirst = true

    /// Adds a number, 0...255.
    mutating func add(_ number: Int, to output: inout String) {
        if !isFirst { output += ";" }
        output += Self.decimal[number]
        isFirst = false
    }

    /// Adds a colour.
    ///
    /// - Parameter base: The number of the first of eight colours: 30 for the foreground, 40 for the
    ///   background.
    mutating func add(_ ink: SGR.Ink, base: Int, to output: inout String) {
        switch ink {
        case .own: add(base + 9, to: &output)
        case .palette(let number) where number < 8: add(base + Int(number), to: &output)
        case .palette(let number) where number < 16: add(base + 60 + Int(number) - 8, to: &output)
        case .palette(let number):
            add(base + 8, to: &output)
            add(5, to: &output)
            add(Int(number), to: &output)
        case .rgb(let color):
            add(base + 8, to: &output)
            add(2, to: &output)
            add(Int(color.red), to: &output)
            add(Int(color.green), to: &output)
            add(Int(color.blue), to: &output)
        }
    }

    private static let decimal = (0...255).map { String($0) }
}
