public import TerminalKit

extension PureViewScreen: TabularScreen where View: TabularView {
    /// The state as a table for spreadsheets; empty before the first one.
    public var table: @Sendable () -> String { { [view, state] in state.map(view.csv) ?? "" } }
}

extension PureViewScreen: SummarizedScreen where View: SummarizedView {
    /// How high the picture is.
    public func rows(in space: CanvasSpace) -> Int { canvas(in: space).size.rows }

    /// The state in brief; empty before the first one.
    public func summary(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return view.summary(of: state, in: space)
    }
}

extension PureViewScreen: CalendarScreen where View: CalendarView {
    /// The dates of the state as a calendar; empty before the first one.
    public var calendar: @Sendable () -> String { { [view, state] in state.map(view.calendar) ?? "" } }
}

extension InputEvent {
    /// The target of a click, if the picture has one at that place.
    func target(on picture: () -> Canvas) -> CanvasTarget? {
        guard case .pointer(let pointer) = self, pointer.kind == .pressed, pointer.button == .left,
            !pointer.marks
        else { return nil }
        return picture().target(at: pointer.position)
    }

    /// The key that a click stands for, if the picture names one at that place; any other input unchanged.
    package func pressed(on picture: () -> Canvas) -> InputEvent {
        if case .key(let key)? = target(on: picture) { .key(key) } else { self }
    }
}
