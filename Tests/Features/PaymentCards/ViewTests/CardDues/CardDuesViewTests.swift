import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardDuesView")
struct CardDuesViewTests {
    private let output = OutputSpy<CardDuesEvent>()

    @Test("Titles stand below each other, and amounts end in one column", arguments: [40, 80, 200])
    func alignment(columns: Int) {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
        let lines = CardDuesView().canvas(of: .sample(), in: space).lines
        let titles = lines.filter { $0.contains("CARD") }
        same(titles.count, 5)
        same(Set(titles.map { $0.prefix { $0 == " " }.count }).count, 1)
        let ends = lines.filter { !$0.contains(/^ *[^ ]+ overdue$/) }.compactMap { line in
            line.firstRange(of: /[₹$][0-9,]+\.00/).map { String(line[..<$0.upperBound]).columns }
        }
        #expect(ends.count == 7 && Set(ends).count == 1)
    }

    @Test("At 80 columns a due is one line; at 20 its digits and its amount are whole")
    func linesEach() {
        let theme = Theme.standard(depth: .none)
        let view = CardDuesView()
        let lines = view.canvas(of: .sample(), in: CanvasSpace(columns: 80, theme: theme)).lines
        same(lines.count { $0.contains("CARD") && $0.contains("8776") && $0.contains(".00") }, 5)
        let narrow = view.canvas(of: .sample(), in: CanvasSpace(columns: 20, theme: theme)).lines
        same(narrow.count { $0.contains("8776") && $0.contains(".00") }, 5)
    }

    @Test("A day is whole or not there: cut, it would be another day", arguments: 20...40)
    func days(columns: Int) {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
        let lines = CardDuesView().canvas(of: .sample(), in: space).lines.filter { $0.contains("8776") }
        #expect(lines.count == 5 && lines.allSatisfy { !$0.contains("…") }, "\(lines)")
    }

    @Test("Urgency is in the colour and in words", arguments: [ColorDepth.ansi256, .trueColor])
    func colors(depth: ColorDepth) throws {
        let theme = Theme.standard(depth: depth)
        let canvas = CardDuesView().canvas(of: .sample(), in: CanvasSpace(columns: 100, theme: theme))
        func style(of words: String) throws -> Style {
            let row = try #require(canvas.lines.firstIndex { $0.contains(words) })
            let range = try #require(canvas.lines[row].firstRange(of: words))
            let column = String(canvas.lines[row][..<range.lowerBound]).columns
            return canvas[Point(column: column, row: row)].style
        }
        let overdue = try style(of: "overdue by 2 days")
        #expect(overdue.background != nil && overdue.background != theme.page)
        try same(style(of: "due today").foreground, theme.negativeText)
        let amber = try style(of: "due in 6 days").foreground
        #expect(amber != theme.negativeText && amber != theme.text && amber != theme.secondary)
        try same(style(of: "due in 12 days").foreground, theme.text)
        try same(style(of: "due in 45 days").foreground, theme.secondary)
        for (_, cell) in canvas.writtenCells {
            guard let ink = cell.style.foreground, let ground = cell.style.background, cell.text != "▍" else {
                continue
            }
            #expect(ink.shown(at: depth).contrast(with: ground.shown(at: depth)) >= 4.5)
        }
    }

    @Test(
        "The picture looks the same as when it was last reviewed",
        arguments: [
            ("dues-80-rgb", 80, .trueColor, .sample()), ("dues-40-rgb", 40, .trueColor, .sample()),
            ("dues-80-16", 80, .ansi16, .sample()), ("dues-100-none", 100, .none, .sample()),
            ("dues-40-none-empty", 40, .none, .empty),
        ] as [(String, Int, ColorDepth, CardDuesViewState)])
    func golden(name: String, columns: Int, depth: ColorDepth, state: CardDuesViewState) throws {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: depth))
        let canvas = CardDuesView().canvas(of: state, in: space)
        let tests = URL(filePath: #filePath).deletingLastPathComponent().path
        try GoldenFiles(besideTest: tests).expect(GoldenPicture(canvas, depth: depth).text, in: name)
    }

    @Test(
        "On a live screen one line is marked, a click opens another, and the sums are seen with the last one",
        arguments: [20, 30, 40, 80])
    func live(columns: Int) throws {
        let screen = PureViewScreen(view: CardDuesView(), output: output)
        screen.resize(to: Size(columns: columns, rows: 12))
        screen.render(.sample(selected: 1))
        let theme = Theme.standard(depth: .none)
        let frame = screen.frame(theme: theme)
        same(frame.lines.count { $0.contains("›") }, 1)
        #expect(!frame.lines.joined().contains("In total") || columns > 40)
        let row = try #require(frame.lines.firstIndex { $0.contains("8776") })
        same(frame.target(at: Point(column: 8, row: row)), .events([CardDuesEvent.opened(0)]))
        screen.render(.sample(selected: 4))
        #expect(
            screen.frame(theme: theme).lines.contains {
                $0.contains("$5.00") && !$0.contains("8776")
            })
    }

    @Test(
        "A marked card has a tick, in a table and where each has two lines; without marks there is no room for it",
        arguments: [100, 30, 24])
    func marks(columns: Int) {
        let screen = PureViewScreen(view: CardDuesView(), output: output)
        screen.resize(to: Size(columns: columns, rows: 24))
        screen.render(.sample(marked: [1]))
        let lines = screen.frame(theme: .standard(depth: .none)).lines
        same(lines.count { $0.contains("✓") }, 1)
        #expect(lines.contains { $0.contains("✓") && $0.contains("CARD") } || columns == 100)
        screen.render(.sample())
        #expect(!screen.frame(theme: .standard(depth: .none)).lines.contains { $0.contains("✓") })
    }
}

extension CardDuesViewState {
    /// Dues of every urgency, or another content.
    static func sample(_ content: Content? = nil, selected: Int = 0, marked: Set<Int> = [])
        -> CardDuesViewState
    {
        let lines: [(String, Tone, String, String?, String)] = [
            ("CARD, ONE", .loud, "overdue by 2 days", "20 Nov", "₹1,500.00"),
            ("CARD WITH A VERY LONG TITLE", .alarming, "due today", "22 Nov", "₹1,500.00"),
            ("CARD 3", .warning, "due in 6 days", "28 Nov", "₹1,500.00"),
            ("CARD 4", .plain, "due in 12 days", "4 Dec", "₹1,500.00"),
            ("CARD \u{1B}[31m5", .quiet, "due in 45 days", nil, "$5.00"),
        ]
        let banks: [CardFace.Bank] = [.sbi, .hdfc, .icici, .yes, .neutral]
        let sheet = DuesSheet(
            lines: zip(lines, banks).enumerated().map { index, both in
                let (line, bank) = both
                return DuesSheet.Line(
                    face: .fixture(title: line.0, bank: bank), day: line.3, state: line.2,
                    shortState: line.2.replacing("due in", with: "in").replacing("overdue by", with: "late"),
                    tone: line.1, amount: line.4, isMarked: marked.contains(index),
                    spoken: "\(line.0): \(line.2)")
            },
            sums: [
                DuesSheet.Sum(label: "In total", amount: "₹6,000.00", remark: "₹1,500.00 overdue"),
                DuesSheet.Sum(label: "In total", amount: "$5.00", remark: nil),
            ], selected: selected)
        return CardDuesViewState(
            title: "Due", summary: "5 cards, 1 overdue", content: content ?? .body(sheet),
            notes: [PageNote("One is left out")], record: .sample(lines.map(\.0)))
    }

    fileprivate static let empty = sample(
        .empty(NoticeState(headline: "Nothing is due", advice: "Nothing is left to pay on any card.")))
}

extension DuesRecord {
    static func sample(_ titles: [String]) -> DuesRecord {
        let lines = titles.enumerated().map { index, title in
            let isLast = index == 4
            let due = CardRecord.Due.fixture(
                amount: isLast ? 5 : 1500, currency: isLast ? "USD" : "INR",
                status: index == 0 ? .overdue : .due, dueDate: isLast ? nil : "2026-11-\(20 + index)",
                days: isLast ? nil : index - 2)
            return CardRecord.fixture(name: "\(index + 1)", title: title, due: due)
        }
        return DuesRecord(
            lines: lines,
            sums: [
                SumRecord(currency: "INR", amount: 6000, count: 4, overdue: 1500),
                SumRecord(currency: "USD", amount: 5, count: 1, overdue: 0),
            ],
            today: "2026-11-22", within: 7, undatedCount: 2,
            reminders: [
                Reminder(uid: "due-1-1@paymentcards", day: "2026-11-20", summary: "Pay CARD, ONE")
            ],
            unreminded: "One is left out", date: Date(timeIntervalSince1970: 0))
    }
}
