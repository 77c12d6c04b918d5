import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardPicture")
struct CardPictureTests {
    @Test(
        "However far a card is moved, its picture keeps its size", arguments: [CardMetrics.full, .compact],
        ColorDepth.allCases)
    func reveals(metrics: CardMetrics, depth: ColorDepth) {
        let closed = picture(of: .fixture(), metrics, depth).size
        same(closed, Size(columns: metrics.columns, rows: metrics.faceRows + metrics.stripRows))
        for reveal in stride(from: -1.0, through: 1, by: 0.1) {
            let canvas = picture(of: .fixture(reveal: reveal), metrics, depth)
            same(canvas.size, closed)
            #expect(canvas.hasWholeRows)
        }
    }

    @Test("A card swiped left shows its actions on the right, and the other way round")
    func sides() {
        for metrics in [CardMetrics.full, .compact] {
            #expect(
                column(of: "▤", in: picture(of: .fixture(reveal: -0.6), metrics)) > metrics.columns * 2 / 5)
            #expect(column(of: "▤", in: picture(of: .fixture(reveal: 0.6), metrics)) < metrics.columns / 5)
            #expect(!picture(of: .fixture(), metrics).text.contains("▤"))
        }
    }

    @Test(
        "The edge of a card that glides is drawn in eighths of a column; at rest and under a mouse, in whole columns"
    )
    func edge() {
        let metrics = CardMetrics.full
        let eighths: Set<Character> = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        for part in -16...16 {
            let reveal = Double(part) / 8 / Double(metrics.columns)
            var picture = CardPicture(metrics: metrics, theme: .standard(depth: .trueColor))
            let resting = picture.canvas(for: .fixture(), reveal: reveal)
            picture.isMoving = true
            let moving = picture.canvas(for: .fixture(), reveal: reveal)
            let column = part < 0 ? metrics.columns - 1 + part / 8 : part / 8
            let edge = (0..<metrics.faceRows).compactMap { moving[Point(column: column, row: $0)].text }
            if part % 8 != 0 { #expect(edge.allSatisfy(eighths.contains)) }
            #expect(moving.hasWholeRows)
            if part % 8 == 0 { same(moving, resting) }
        }
        let picture = CardPicture(metrics: metrics, theme: .standard(depth: .none), isMoving: true)
        same(picture.canvas(for: .fixture(), reveal: 0.01), picture.canvas(for: .fixture(), reveal: 0))
    }

    @Test(
        "A card that has moved takes its place along, and leaves the panel its round corners",
        arguments: [-0.6, 0.6])
    func swiped(reveal: Double) {
        let metrics = CardMetrics.full
        let theme = Theme.standard(depth: .trueColor)
        let canvas = CardPicture(metrics: metrics, theme: theme, showsPlace: true)
            .canvas(for: .fixture(place: "@7"), reveal: reveal)
        same(canvas.text.contains("@7"), reveal > 0)
        for (column, row, text) in [
            (0, 0, "▟"), (metrics.columns - 1, 0, "▙"), (0, metrics.rows - 1, "▜"),
            (metrics.columns - 1, metrics.rows - 1, "▛"),
        ] as [(Int, Int, Character)] {
            let corner = canvas[Point(column: column, row: row)]
            #expect(corner.text == text && corner.style.background == theme.page)
        }
    }

    @Test("Actions are laid out once, for an open card, and the card covers them until it is open")
    func layout() {
        for metrics in [CardMetrics.full, .compact] {
            for side in [-1.0, 1] {
                var picture = CardPicture(
                    metrics: metrics, theme: .standard(depth: .ansi256), openReveal: 0.6)
                let open = picture.canvas(for: .fixture(), reveal: 0.6 * side)
                for share in stride(from: 0.05, to: 0.6, by: 0.05) {
                    let canvas = picture.canvas(for: .fixture(), reveal: share * side)
                    let offset = metrics.offset(for: share * side)
                    let area = CardPicture.revealedArea(offset: offset, metrics: metrics)
                    // The outermost column may be half of a wide character, or a rounded corner.
                    same(canvas.cropped(to: area.inset(columns: 1)), open.cropped(to: area.inset(columns: 1)))
                }
                picture.openReveal = nil
                same(picture.canvas(for: .fixture(), reveal: 0.6 * side), open)
            }
        }
    }

    @Test(
        "The first action that can be performed is lit while the card would open",
        arguments: ColorDepth.allCases)
    func ready(depth: ColorDepth) {
        let metrics = CardMetrics.full
        func lit(_ actions: [ActionItem], isReady: Bool) -> String {
            let picture = CardPicture(
                metrics: metrics, theme: .standard(depth: depth), openReveal: 0.6, isReady: isReady)
            let canvas = picture.canvas(for: .fixture(actions: actions), reveal: 0.6)
            return canvas.writtenCells.filter { cell in
                let style = canvas[cell.point].style
                return cell.point.column < metrics.offset(for: 0.6)
                    && (style.background == Theme.standard(depth: depth).accent
                        || style.attributes.contains(.reverse))
            }
            .compactMap { canvas[$0.point].text.map(String.init) }.joined()
        }
        #expect(lit(ActionItem.fixtures, isReady: false).isEmpty)
        #expect(lit(ActionItem.fixtures, isReady: true).contains("viewdetails"))
        #expect(lit(Array(ActionItem.fixtures.dropFirst()), isReady: true).contains("laststatement"))
        #expect(lit([], isReady: true).isEmpty)
    }

    @Test(
        "The due strip hangs below a full card and a short one; where nothing is known to be due it says so")
    func strip() {
        let due = picture(of: .fixture(), .full)
        #expect(due.text.contains("total due"))
        #expect(due.text.contains("[due in 6 days]"))
        let short = picture(of: .fixture(), .short)
        same(short.size.rows, 8)
        #expect(short.lines[6].contains("₹7,853.33"))
        #expect(short.lines[6].contains("[due in 6 days]"))
        for metrics in [CardMetrics.full, .short, .compact] {
            let none = picture(of: .fixture(due: nil), metrics)
            same(none.size.rows, metrics.rows)
            #expect(none.text.contains("nothing due"))
        }
        #expect(picture(of: .fixture(), .compact).text.contains("₹7,853.33"))
    }

    @Test(
        "On the smallest card, bullets give way before digits and money, and the bank before when it is due")
    func smallest() {
        let row = CardRow.fixture(
            face: .fixture(bankName: "ICICI Bank"),
            due: .fixture(amount: "₹12,34,567.50", state: "overdue by 2 days", shortState: "2 days late"))
        func lines(_ columns: Int) -> [String] {
            let text = picture(of: row, CardMetrics(form: .compact, columns: columns)).lines
            return text.map { String($0.map { "│╭╮╰╯─".contains($0) ? " " : $0 }) }
        }
        #expect(lines(22)[1].contains("8776 ₹12,34,567.50") && !lines(22).joined().contains("…"))
        #expect(lines(22)[2].contains(" overdue by 2 days"))
        #expect(lines(26)[2].contains("ICICI Bank 2 days late"))
        #expect(lines(34)[1].contains("•••• 8776") && lines(34)[2].contains("ICICI Bank   overdue by 2 days"))
    }

    @Test("The number is whole on a full card of any width, beside the mark of any network")
    func wholeNumber() {
        for columns in CardMetrics.narrowest...CardMetrics.widest {
            for network in CardFace.Network.allCases {
                for depth in [ColorDepth.none, .ansi256] {
                    let row = CardRow.fixture(face: .fixture(network: network, networkName: "RUPAY NETWORK"))
                    let text = picture(of: row, CardMetrics(form: .full, columns: columns), depth).text
                        .replacing("▀", with: " ")
                    #expect(text.contains("4221 XXXX XXXX 8776"), "\(columns) \(network) \(depth)")
                    let short = picture(of: row, CardMetrics(form: .short, columns: columns), depth).text
                    #expect(short.contains(/(4221 XXXX XXXX|••••) 8776/), "\(columns) \(network) \(depth)")
                }
            }
        }
    }

    @Test(
        "Titles of any script and length stay inside the card",
        arguments: [
            "", "👩‍👩‍👧 FAMILY 🇺🇦❤️", "楽天プレミアムカード楽天プレミアムカード楽天プレミアムカード",
            "बचत और यात्रा कार्ड", "e" + String(repeating: "\u{301}", count: 400), "\u{1B}[2J\u{202E}\n\tX",
            String(repeating: "LONG ", count: 20_000), String(repeating: "漢", count: 35_000),
        ])
    func titles(title: String) {
        let face = CardFace.fixture(
            title: title, number: title, shortNumber: title, holder: title, bank: .neutral, bankName: title,
            network: .neutral, networkName: title)
        let due = DueStrip.fixture(label: title, amount: title, state: title)
        for metrics in [CardMetrics.full, .short, .compact, CardMetrics(form: .full, columns: 34)] {
            for reveal in [0, -0.55, 0.33] {
                let canvas = picture(of: .fixture(face: face, due: due, reveal: reveal), metrics)
                same(canvas.size.columns, metrics.columns)
                #expect(canvas.hasWholeRows)
                #expect(!canvas.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
            }
        }
    }

    private func picture(
        of row: CardRow, _ metrics: CardMetrics, _ depth: ColorDepth = .none
    ) -> Canvas {
        CardPicture(metrics: metrics, theme: .standard(depth: depth)).canvas(for: row, reveal: row.reveal)
    }

    private func column(of mark: Character, in canvas: Canvas) -> Int {
        canvas.writtenCells.first { $0.cell.text == mark }?.point.column ?? -1
    }
}
