/// What block elements with ``Attributes/round`` stand for, in pixels of their cell.
///
/// They are antialiased, and drawn over areas and pictures. Where one meets an area of its own colour it reaches half a pixel
/// into it, so that no seam is visible if the picture is scaled.
enum RoundShape {
    /// A path in the character's colour, over what is behind the character.
    case figure(String)
    /// A path in the colour behind the character, over an area or a picture that fills the cell: what a round corner cuts off.
    case corner(String)

    /// The shape of a character, or `nil` if it stands for nothing round.
    init?(_ character: Character) {
        guard let shape = Self.table[character] else { return nil }
        self = shape
    }

    /// How round corners are: those of a card have 3.18 mm (ISO/IEC 7810).
    private static let radius = 13

    private static let table: [Character: RoundShape] = [
        // The ends of a pill are semicircles as high as the cell.
        "▐": .figure("M8.5 0H8A8 8 0 0 0 8 16H8.5Z"),
        "▌": .figure("M-.5 0H0A8 8 0 0 1 0 16H-.5Z"),
        // Bites into the sides of paper, and from below: the paper is behind the first, and before the others.
        "▉": .figure("M-.5 0H0A8 8 0 0 1 0 16H-.5Z"),
        "▏": .figure("M-.5 0H8A8 8 0 0 0 8 16H-.5Z"),
        "▔": .figure("M-.5-.5H8.5V8H8A4 4 0 0 0 0 8H-.5Z"),
        "▟": .corner("M-.5-.5H\(radius)V0A\(radius) \(radius) 0 0 0 0 \(radius)H-.5Z"),
        "▙": .corner("M8.5-.5V\(radius)H8A\(radius) \(radius) 0 0 0 \(8 - radius) 0V-.5Z"),
        "▜": .corner("M-.5 16.5V\(16 - radius)H0A\(radius) \(radius) 0 0 0 \(radius) 16V16.5Z"),
        "▛": .corner("M8.5 16.5H\(8 - radius)V16A\(radius) \(radius) 0 0 0 8 \(16 - radius)H8.5Z"),
    ]
}
