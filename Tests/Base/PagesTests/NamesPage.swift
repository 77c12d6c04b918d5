import Pages
import Records
import ScreenContract
import ScreenView
import TerminalKit

/// Names, and how many there are.
struct Names: Record {
    struct Line: Described {
        let name: String
        static let fields: [Field<Line>] = [Field("name", \.name, en: "the name", uk: "назва")]
    }

    static let shape = "names/1"
    static let fields: [Field<Names>] = [.json("names", \.lines, "in order")]
    let lines: [Line]
}

typealias NamesPage = Page<[String], Names, AnswerEvent>

struct NamesView: AnswerPageView {
    typealias Content = Names

    var program: String { "wallet" }
    func margin(in columns: Int) -> Int { columns < 60 ? 1 : 2 }
    /// On a live screen, the rows that are free are told first, or names have a button below.
    func parts(of names: [String], in space: PageSpace) -> [Part<AnswerEvent>] {
        if space.isLive, names.first == "pinned" {
            let button = Part<AnswerEvent>.buttons([PageButton("Again", .refreshRequested)])
            return [.stack(parts(of: names) + [button], gap: 0).pinned(last: 1)]
        }
        guard space.isLive, let rows = space.rows, names.first == "rows" else { return parts(of: names) }
        return [
            .line([Ink("\(rows) free")]),
            Part { columns, theme in
                PartLayout(rows: 50, chosen: Int(names[1])) { range in
                    var canvas = theme.page(columns: columns, rows: range.count)
                    for row in range {
                        canvas.put(
                            "row \(row)", at: Point(column: 0, row: row - range.lowerBound), style: Style())
                    }
                    return canvas
                }
            },
        ]
    }
    func parts(of names: [String]) -> [Part<AnswerEvent>] {
        [
            .stack(names.map { .line([Ink($0)]) }, gap: 0),
            .drawing(words: names) { $1.page(columns: $0, rows: 0) },
        ]
    }
}

/// The same, with the title among what fills it.
struct UntitledNamesView: AnswerPageView {
    typealias Content = Names

    var program: String { "wallet" }
    func showsTitle(above names: [String]) -> Bool { false }
    func bar(over names: [String]) -> Part<AnswerEvent>? {
        names.count > 3 ? .buttons([PageButton("Back", .screen(.closed))]) : nil
    }
    func parts(of names: [String]) -> [Part<AnswerEvent>] { NamesView().parts(of: names) }
}
