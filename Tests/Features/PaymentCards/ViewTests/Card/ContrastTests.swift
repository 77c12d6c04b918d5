import PaymentCardsScreens
import PaymentCardsTestSupport
import Pictures
import ScreenContract
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("Text on a card's art")
struct ContrastTests {
    @Test(
        "Letters differ from what is behind them by 4.5 to 1 and signs by 3 to 1, on every bank's card, in what the terminal shows",
        arguments: CardFace.Bank.allCases, [ColorDepth.trueColor, .ansi256])
    func contrast(bank: CardFace.Bank, depth: ColorDepth) {
        for network in CardFace.Network.allCases {
            let row = CardRow.fixture(
                face: .fixture(
                    title: "MMMMMMMM MMMM MMMMMM MMMMMMM MMMM", number: "4221 XXXX XXXX XXXX 8776",
                    holder: "PADMAVATHI VENKATASUBRAMANIAN", bank: bank, bankName: "RAKUTEN BANK",
                    network: network, networkName: "RUPAY"))
            for metrics in [
                CardMetrics(form: .full, columns: 37), .short, CardMetrics(form: .compact, columns: 46),
            ] {
                let canvas = CardPicture(metrics: metrics, theme: .standard(depth: depth)).canvas(
                    for: row, reveal: row.reveal)
                for (point, cell) in canvas.writtenCells {
                    let contrast = cell.style.contrast(depth: depth)
                    let isSign = cell.text.map { "◉●◐▣≋✓".contains($0) } ?? false
                    #expect(
                        contrast >= (isSign ? 3 : 4.5),
                        "\(cell.text.map(String.init) ?? "") at \(point), \(network)")
                }
            }
        }
    }

    @Test(
        "Of 256 colours a card has some of the palette's own, several where it has a gradient, and each is dark enough for white",
        arguments: CardFace.Bank.allCases)
    func ramp(bank: CardFace.Bank) {
        let drawing = Self.ground(bank, .ansi256)
        let canvas = drawing.canvas
        let colors = (0..<canvas.size.rows).flatMap { row in
            (0..<canvas.size.columns).flatMap { column in
                let style = canvas[Point(column: column, row: row)].style
                return [style.foreground, style.background].compactMap { $0 }
            }
        }
        for color in Set(colors) {
            same(color.shown(at: .ansi256), color)
            #expect(color.contrast(with: Color(0xFFFFFF)) >= 4.5, "\(color.hex)")
        }
        #expect(Set(colors).isSuperset(of: drawing.look.ramp.ground))
    }

    @Test(
        "Where pictures are shown, white text can be read on every pixel, and the corners are clear",
        arguments: CardFace.Bank.allCases)
    func picture(bank: CardFace.Bank) throws {
        let raster = try Self.ground(bank, .trueColor).picture.raster(size: PixelSize(width: 296, height: 48))
        same(raster[0, 0].w, 0)
        same(raster[295, 47].w, 0)
        var weakest = Double.infinity
        for y in 0..<48 {
            for x in 14..<282 {
                let pixel = raster[x, y]
                let color = Color(red: pixel.x, green: pixel.y, blue: pixel.z)
                weakest = min(weakest, color.contrast(with: Color(0xFFFFFF)))
            }
        }
        // A channel is rounded twice.
        #expect(weakest >= 4.45)
    }

    /// A card whose form has no marks.
    private static func ground(_ bank: CardFace.Bank, _ depth: ColorDepth) -> CardDrawing {
        let face = CardFace.fixture(bank: bank)
        return CardDrawing(
            face: face, look: CardLook(face), metrics: CardMetrics(form: .compact, columns: 37),
            theme: .standard(depth: depth))
    }

    @Test(
        "The strip's words can be read too, whatever the state means", arguments: Tone.allCases,
        [ColorDepth.trueColor, .ansi256])
    func strip(tone: Tone, depth: ColorDepth) {
        let row = CardRow.fixture(
            face: .fixture(title: "", number: "", holder: ""), due: .fixture(tone: tone))
        let canvas = CardPicture(metrics: .full, theme: .standard(depth: depth)).canvas(
            for: row, reveal: row.reveal)
        let words = canvas.writtenCells.filter { $0.point.row >= CardMetrics.full.faceRows }
        same(words.count, "total due₹7,853.33due in 6 days".count { $0 != " " })
        for (_, cell) in words { #expect(cell.style.contrast(depth: depth) >= 4.5) }
    }
}

extension Style {
    /// How the colours differ once the terminal has made of them what it can; 0 where one is missing.
    fileprivate func contrast(depth: ColorDepth) -> Double {
        guard let foreground, let background else { return 0 }
        guard depth == .ansi256 else { return foreground.contrast(with: background) }
        return foreground.quantized.contrast(with: background.quantized)
    }
}

extension Color {
    /// The colour that xterm shows for the nearest of its 256.
    fileprivate var quantized: Color {
        let number = UInt32(nearest256)
        guard number < 232 else { return Color((8 + 10 * (number - 232)) * 0x010101) }
        let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
        let cube = Int(number) - 16
        return Color(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
    }
}
