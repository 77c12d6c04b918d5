public import Records
public import ScreenContract
public import ScreenView

extension PageView where Content: Record {
    /// A line for each thing.
    public func plain(of record: Content) -> String { record.plain }
}

extension PageView where Content == Never {
    /// Never called: there is no data to print.
    public func plain(of record: Never) -> String {}
}

extension PageView where Self: TabularView, Content: Record {
    /// The page as a table for spreadsheets; only the column names before there is an answer.
    public func csv(of state: State) -> String { state.record?.csv ?? Content.csv(of: []) }
}

/// A view of a page with one fetched answer, which is also a table for spreadsheets.
public protocol AnswerPageView: PageView, TabularView {
    associatedtype Event = AnswerEvent
}

extension AnswerPageView where Event == AnswerEvent {
    /// What the keys do.
    public func keys(on state: State?) -> KeyTable<AnswerEvent> { .answer }
}
