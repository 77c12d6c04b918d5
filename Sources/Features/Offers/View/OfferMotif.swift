import Pictures

/// The motif of an offer's picture: shapes in a space of 120 × 100, on a background with a gradient from top to bottom.
struct OfferMotif {
    /// An SVG path and its colour.
    typealias Shape = (path: String, color: UInt32)

    let top: UInt32
    let bottom: UInt32
    let shapes: [Shape]

    private init(_ top: UInt32, _ bottom: UInt32, _ shapes: [Shape]) {
        (self.top, self.bottom, self.shapes) = (top, bottom, shapes)
    }

    /// The motif of this name; `nil` if there is none.
    static func named(_ name: some StringProtocol) -> OfferMotif? { all[String(name)] }

    // Shapes at the ground or the horizon extend beyond the space, for places of any proportions.
    private static let all: [String: OfferMotif] = [
        "cinema": OfferMotif(
            0x3B2667, 0x7B3F8C,
            [
                (circle(46, 42, 9) + circle(58, 35, 11) + circle(72, 40, 10) + circle(64, 45, 9), 0xFFF1C9),
                (circle(50, 33, 7) + circle(77, 46, 6) + circle(41, 49, 5), 0xFFE29A),
                ("M38 50L82 50L75 92L45 92Z", 0xF7F3EE),
                (
                    "M38 50L47 50L50.5 92L45 92ZM55.5 50L64.5 50L63.5 92L56.5 92ZM73 50L82 50L75 92L69.5 92Z",
                    0xD93A4A
                ),
            ]),
        "basket": OfferMotif(
            0x2F7D5B, 0x8CC78A,
            [
                ("M34 56A26 30 0 0 1 86 56L80 56A20 24 0 0 0 40 56Z", 0x7A4A24),
                (circle(48, 50, 10), 0xE04848), (circle(72, 51, 9), 0xF2A93B),
                ("M58 24Q66 36 62 56L56 56Q50 38 58 24Z", 0x3FA34D),
                ("M30 54L90 54L83 88L37 88Z", 0xB5763A),
                ("M31 60L89 60L88 65L32 65ZM33.5 71L86.5 71L85.5 76L34.5 76Z", 0x8F5927),
            ]),
        "cup": OfferMotif(
            0x5A3A2C, 0xC08A5A,
            [
                ("M48 40Q42 32 48 25Q54 18 49 11L53 11Q60 19 53 27Q49 33 52 40Z", 0xEBD9C6),
                ("M64 40Q58 32 64 25Q70 18 65 11L69 11Q76 19 69 27Q65 33 68 40Z", 0xEBD9C6),
                ("M80 52A13 12 0 1 1 78 76L78 70A7 6.5 0 1 0 80 58Z", 0xF4EFE8),
                ("M36 46L82 46Q82 82 66 86L52 86Q36 82 36 46Z", 0xFBF8F3),
                ("M39 49L79 49L79 54L39 54Z", 0x4A2818), ("M30 89L88 89L83 94L35 94Z", 0xE3D8C8),
            ]),
        "croissant": OfferMotif(
            0xE8B04B, 0xF9E2A8,
            [
                (
                    "M18 66Q24 30 60 30Q96 30 102 66Q104 76 96 78Q84 56 60 56Q36 56 24 78Q16 76 18 66Z",
                    0xC9772B
                ),
                ("M44 32Q40 44 42 58L50 57Q48 42 54 30ZM66 30Q72 42 70 57L78 58Q80 44 76 32Z", 0xE39A48),
                ("M27 46Q30 56 28 72L36 65Q36 54 33 41ZM93 46Q90 56 92 72L84 65Q84 54 87 41Z", 0xE39A48),
            ]),
        "book": OfferMotif(
            0x1F4E8C, 0x6FA8DC,
            [
                ("M16 34Q40 24 60 36Q80 24 104 34L104 84Q80 74 60 86Q40 74 16 84Z", 0x7C2D3B),
                ("M20 31Q42 22 59 35L59 81Q42 69 20 79Z", 0xFBF6EA),
                ("M100 31Q78 22 61 35L61 81Q78 69 100 79Z", 0xF1E8D4),
                (
                    "M27 41Q42 36 53 44L53 47Q42 39 27 44ZM27 51Q42 46 53 54L53 57Q42 49 27 54ZM27 61Q42 56 53 64L53 67Q42 59 27 64Z",
                    0x9AA7B8
                ),
                (
                    "M93 41Q78 36 67 44L67 47Q78 39 93 44ZM93 51Q78 46 67 54L67 57Q78 49 93 54ZM93 61Q78 56 67 64L67 67Q78 59 93 64Z",
                    0x9AA7B8
                ),
            ]),
        "train": OfferMotif(
            0x5AA9D6, 0xD5ECF5,
            [
                ("M-600 84L720 84L720 400L-600 400Z", 0x5E6B5A),
                ("M34 84L25 98L32 98L40 84ZM86 84L95 98L88 98L80 84ZM18 91L102 91L102 94L18 94Z", 0x3C4438),
                (
                    "M38 18Q60 8 82 18Q90 24 90 40L88 80Q88 86 80 86L40 86Q32 86 32 80L30 40Q30 24 38 18Z",
                    0xC8323C
                ),
                ("M39 28Q60 22 81 28L80 50Q60 54 40 50Z", 0xCFE6F2),
                ("M58.5 25L61.5 25L61.5 52L58.5 52Z", 0x8E1F29),
                ("M31 56L89 56L88.6 61L31.4 61Z", 0xF6E7C8),
                (circle(43, 71, 5) + circle(77, 71, 5), 0xFFE88A),
                (circle(44, 87, 6) + circle(76, 87, 6), 0x23272E),
                (circle(44, 87, 2) + circle(76, 87, 2), 0xA9B2BC),
            ]),
        "umbrella": OfferMotif(
            0x44506B, 0x9AA9C2,
            [
                (
                    "M14 18L17 18L11 32L8 32ZM38 10L41 10L36 22L33 22ZM98 14L101 14L95 28L92 28ZM108 50L111 50L105 64L102 64ZM20 64L23 64L17 78L14 78Z",
                    0xC7D6EE
                ),
                ("M58 48L62 48L62 82A9 9 0 0 1 44 82L48 82A5 5 0 0 0 58 82Z", 0x2A2F3D),
                (
                    "M18 54A42 38 0 0 1 102 54Q95 46 88 54Q81 46 74 54Q67 46 60 54Q53 46 46 54Q39 46 32 54Q25 46 18 54Z",
                    0xF2B632
                ),
                ("M46 54Q47 28 60 16Q73 28 74 54Q67 46 60 54Q53 46 46 54Z", 0xE0872A),
            ]),
        "yacht": OfferMotif(
            0x4FA3D9, 0xFCE3B4,
            [
                (circle(92, 26, 11), 0xFFF4CE), ("M57 14L57 66L22 66Q44 44 57 14Z", 0xFFFFFF),
                ("M62 24L62 66L92 66Q74 50 62 24Z", 0xE8EEF6), ("M58 10L61 10L61 74L58 74Z", 0x5B4636),
                ("M20 70L100 70Q92 88 82 88L38 88Q26 86 20 70Z", 0x1E3C66),
                (waves, 0x1D7FB0),
            ]),
        "parcel": OfferMotif(
            0x36405C, 0x7F8FB5,
            [
                ("M60 14L100 32L60 50L20 32Z", 0xDDAE74), ("M20 32L60 50L60 94L20 76Z", 0xC08C50),
                ("M100 32L60 50L60 94L100 76Z", 0xA87440), ("M38 24L48 19.5L88 37.5L78 42Z", 0xF2E3C3),
                ("M78 42L88 37.5L88 52L78 56.5Z", 0xE2CFA6),
            ]),
        "flower": OfferMotif(
            0x9ED8C0, 0xF4F7DC,
            [
                ("M57 50L63 50L63 400L57 400Z", 0x3E8E4A),
                ("M60 84Q76 64 94 70Q84 88 60 90ZM60 92Q46 74 30 80Q38 94 60 96Z", 0x57AD5E),
                (circle(60, 20, 13) + circle(60, 56, 13) + circle(42, 38, 13) + circle(78, 38, 13), 0xE8618C),
                (circle(47, 25, 12) + circle(73, 25, 12) + circle(47, 51, 12) + circle(73, 51, 12), 0xF48FB1),
                (circle(60, 38, 11), 0xFFD257),
            ]),
        "dumbbell": OfferMotif(
            0x7A2E3A, 0xC76B4E,
            [
                ("M20 46L100 46L100 54L20 54Z", 0xD7DCE2), ("M30 24L42 24L42 76L30 76Z", 0x2B3038),
                ("M78 24L90 24L90 76L78 76Z", 0x2B3038), ("M19 33L30 33L30 67L19 67Z", 0x464D58),
                ("M90 33L101 33L101 67L90 67Z", 0x464D58),
                ("M30 24L34 24L34 76L30 76ZM78 24L82 24L82 76L78 76Z", 0x5A626E),
            ]),
        // For an offer without a picture of its own.
        "tag": OfferMotif(
            0x2C3E63, 0x4F6FA5,
            [
                ("M28 20L62 20L98 56Q102 60 98 64L74 88Q70 92 66 88L28 52Z", 0xF4EFE3),
                (circle(42, 34, 6), 0x3A5180),
                (circle(58, 54, 5) + circle(74, 66, 5), 0xD9793A), ("M72 46L75 49L60 74L57 71Z", 0xD9793A),
            ]),
    ]

    private static let waves =
        (-5...5).reduce("M-600 82") { path, wave in
            let x = wave * 120
            return path + "L\(x) 82Q\(x + 15) 76 \(x + 30) 82Q\(x + 45) 88 \(x + 60) 82"
                + "Q\(x + 75) 76 \(x + 90) 82Q\(x + 105) 88 \(x + 120) 82"
        } + "L720 400L-600 400Z"

    private static func circle(_ x: Int, _ y: Int, _ radius: Int) -> String {
        "M\(x - radius) \(y)a\(radius) \(radius) 0 1 1 \(2 * radius) 0a\(radius) \(radius) 0 1 1 \(-2 * radius) 0Z"
    }
}
