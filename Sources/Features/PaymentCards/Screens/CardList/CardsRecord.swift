public import Records

/// Cards as data: a page of a list, or all of it.
public struct CardsRecord: Record {
    public static let shape = "cards/3"

    public static let fields: [Field<CardsRecord>] = [
        .json("page", \.paging.page, "the page, from 1"),
        .json("pages", \.paging.pageCount, "the number of pages; missing if unknown"),
        .json("total", \.paging.total, "the number of cards on all pages; missing if unknown"),
        .json("cards", \.lines, "the cards"),
        .json("unreadable", \.unreadable, "the cards that were skipped"),
    ]

    let paging: PagingState
    public let lines: [CardRecord]
    let unreadable: [PartialState.Fault]

    public init(_ lines: [CardRecord]) {
        (paging, self.lines, unreadable) = (PagingState(pageCount: 1, total: lines.count), lines, [])
    }

    /// The cards of `state`; without its lines, what stands around them.
    public init(_ state: CardListViewState, withLines: Bool = true) {
        (paging, lines) = (state.paging, withLines ? state.records : [])
        unreadable = state.partial?.faults ?? []
    }
}

extension PartialState.Fault: Described {
    public static let fields: [Field<PartialState.Fault>] = [
        .json("path", \.path, "where it stands, such as card[3].number"),
        .json("expected", \.expected, "what the format asks for"),
        .json("found", \.found, "what stands there"),
        .json(
            "count", { $0.count > 1 ? $0.count : nil },
            "how many elements it stands for; missing if it stands for itself alone"),
    ]
}
