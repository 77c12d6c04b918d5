import Foundation
import Pictures
import ScreenProgram
import ScreenView
import SwipeDeck
import TerminalKit
import Words

/// A card of a deck to show the component with: a motif, and its title below.
struct DeckSampleFace: Component {
    private let title: String
    private let motif: PictureState

    /// What the sample with this URL looks like; a tile with its name for any other.
    @MainActor
    static func face(_ url: URL, in language: Language) -> any Component {
        let title = url.lastPathComponent
        let index = DeckSamples.titles.firstIndex { $0[language] == title }
        return index.map { DeckSampleFace(title: title, motif: .shown(motifs[$0 % motifs.count])) }
            ?? DeckTile(url)
    }

    private init(title: String, motif: PictureState) { (self.title, self.motif) = (title, motif) }

    func rows(columns: Int) -> Int { max(1, columns * 2 / 3) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let lines = title.wrapped(to: max(1, place.size.columns - 4), maxLines: 2)
        // Without colours a picture is its words, and the title says the same.
        let hasPicture = theme.showsPictures && place.size.rows > lines.count + 5
        let words = hasPicture ? lines.count + 2 : place.size.rows
        canvas.fill(place, style: theme.panelStyle)
        let above = Size(columns: place.size.columns, rows: place.size.rows - words)
        if hasPicture {
            PictureView(motif, description: title, fitting: .fill)
                .draw(on: &canvas, in: Rect(origin: place.origin, size: above), theme: theme)
        }
        for (index, line) in lines.enumerated() {
            canvas.put(
                line,
                at: Point(
                    column: place.minColumn + max(0, (place.size.columns - line.columns) / 2),
                    row: place.minRow + above.rows + (words - lines.count) / 2 + index),
                style: theme.style(theme.text, .bold), maxColumns: place.size.columns)
        }
    }

    var words: [String] { [title] }

    // In a space of 120 × 120, in the order of the titles.
    private static let motifs = [
        picture(
            0x3B2667, 0x9C4F8F,
            [
                ("M22 44L98 26L103 46A9 9 0 0 0 107 63L112 83L36 101L31 81A9 9 0 0 0 27 64Z", 0xF5C451),
                ("M44 52L82 43L88 69L50 78Z", 0xB8742A), ("M58 53L76 58L63 70Z", 0xF5C451),
            ]),
        picture(
            0x2F7D5B, 0x9ACB8C,
            [
                ("M34 62A26 30 0 0 1 86 62L80 62A20 24 0 0 0 40 62Z", 0x7A4A24),
                ("M38 62A11 11 0 0 1 60 62ZM64 62A9 9 0 0 1 82 62Z", 0xE04848),
                ("M58 30Q66 42 62 62L56 62Q50 44 58 30Z", 0x3FA34D), ("M28 60L92 60L85 98L35 98Z", 0xB5763A),
                ("M29 66L91 66L90 72L30 72ZM31.5 80L88.5 80L87.5 86L32.5 86Z", 0x8F5927),
            ]),
        picture(
            0x5A3A2C, 0xC08A5A,
            [
                ("M48 48Q42 40 48 33Q54 26 49 19L53 19Q60 27 53 35Q49 41 52 48Z", 0xEBD9C6),
                ("M64 48Q58 40 64 33Q70 26 65 19L69 19Q76 27 69 35Q65 41 68 48Z", 0xEBD9C6),
                ("M80 60A13 12 0 1 1 78 84L78 78A7 6.5 0 1 0 80 66Z", 0xF4EFE8),
                ("M36 54L82 54Q82 90 66 94L52 94Q36 90 36 54Z", 0xFBF8F3),
                ("M39 57L79 57L79 62L39 62Z", 0x4A2818), ("M30 97L88 97L83 102L35 102Z", 0xE3D8C8),
            ]),
    ]

    private static func picture(_ top: UInt32, _ bottom: UInt32, _ shapes: [(path: String, color: UInt32)])
        -> Picture
    {
        var drawing = VectorPicture(width: 120, height: 120)
        let sky = [GradientStop(0, color(top)), GradientStop(1, color(bottom))]
        drawing.add(
            .rounded(.zero, [120, 120], radius: 0), fill: .linear(sky, from: .zero, to: VectorPoint(0, 120)))
        for shape in shapes {
            // because each path is written in this program; one with a mistake would only be missing from its picture.
            guard let path = try? VectorPath(svg: shape.path) else { continue }
            drawing.add(path, fill: .color(color(shape.color)))
        }
        return Picture(drawing)
    }

    private static func color(_ rgb: UInt32) -> SIMD4<UInt8> {
        SIMD4(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255), 255)
    }
}
