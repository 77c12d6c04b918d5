/// Which of the 16 colours can be read on which, in the palettes that terminals come with.
///
/// They look different everywhere: grey is light enough for black text in xterm and far too dark for it in mlterm. Text is shown
/// only in pairs that hold 4.5 to 1 in all of these palettes. Sources: `XTerm-col.ad` of xterm 379; GNOME Terminal 3.48; Konsole's
/// `Breeze.colorscheme`; mlterm 3.9; the "Basic" profile of Terminal.app; Windows Terminal's "Campbell".
enum ReadablePairs {
    static let palettes: [[Color]] = [
        [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ],
        [
            0x171421, 0xC01C28, 0x26A269, 0xA2734C, 0x12488B, 0xA347BA, 0x2AA1B3, 0xD0CFCC, 0x5E5C64,
            0xF66151,
            0x33DA7A, 0xE9AD0C, 0x2A7BDE, 0xC061CB, 0x33C7DE, 0xFFFFFF,
        ],
        [
            0x232627, 0xED1515, 0x11D116, 0xF67400, 0x1D99F3, 0x9B59B6, 0x1ABC9C, 0xFCFCFC, 0x7F8C8D,
            0xC0392B,
            0x1CDC9A, 0xFDBC4B, 0x3DAEE9, 0x8E44AD, 0x16A085, 0xFFFFFF,
        ],
        [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x505050,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ],
        [
            0x000000, 0x990000, 0x00A600, 0x999900, 0x0000B2, 0xB200B2, 0x00A6B2, 0xBFBFBF, 0x666666,
            0xE50000,
            0x00D900, 0xE5E500, 0x0000FF, 0xE500E5, 0x00E5E5, 0xE5E5E5,
        ],
        [
            0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC, 0x767676,
            0xE74856,
            0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
        ],
    ].map { $0.map { Color($0) } }

    /// For each ground, the inks that can be read on it, the one with the most contrast first.
    private static let inks: [[UInt8]] = (0..<16).map { ground in
        let contrasts = (0..<16 as Range<UInt8>).map { ink in
            (ink: ink, least: palettes.map { $0[Int(ink)].contrast(with: $0[ground]) }.min() ?? 0)
        }
        return contrasts.filter { $0.least >= 4.5 }.sorted { $0.least > $1.least }.map(\.ink)
    }

    /// The grounds on which some ink can be read.
    private static let grounds = (0..<16 as Range<UInt8>).filter { !inks[Int($0)].isEmpty }

    /// Whether `ink` can be read on `ground`.
    static func areReadable(_ ink: UInt8, on ground: UInt8) -> Bool { inks[Int(ground)].contains(ink) }

    /// The nearest hue to that of a ground on which nothing can be read: magenta for red, cyan for blue; and light grey for dark.
    private static let neighbors: [UInt8: UInt8] = [1: 5, 3: 11, 4: 6, 8: 7, 9: 5, 12: 6, 13: 5]

    /// The ground for areas of a colour, with text on them or without: the nearest, or one of its hue or the next, on which some
    /// ink can be read.
    static func ground(for color: Color) -> UInt8 {
        let nearest = color.nearest16
        return grounds.contains(nearest) ? nearest : neighbors[nearest] ?? 0
    }

    /// The ink for text of a colour on a ground on which some can be read: the nearest, or another of its hue or the nearest grey,
    /// or else the one with the most contrast.
    static func ink(for text: Color, on ground: UInt8) -> UInt8 {
        let (inks, wanted) = (inks[Int(ground)], text.nearest16)
        if inks.contains(wanted) { return wanted }
        let isGrey = [7, 8, 15].contains(wanted)
        let alike = inks.filter { isGrey ? [0, 7].contains($0 & 7) : $0 & 7 == wanted & 7 }
        return text.nearest16(among: alike) ?? inks.first ?? wanted
    }
}
