public import TerminalKit

extension PureViewScreen: HidingScreen {
    /// Tells the presenter that the screen is shown.
    public func appear() { output.handle(.screen(.appeared)) }

    /// Tells the presenter that the person is back.
    public func comeBack() { output.handle(.screen(.returned)) }

    package func togglePrivacy() { output.handle(.screen(.privacyToggled)) }

    /// Tells the presenter that the person sees the screen again.
    public func uncover() { output.handle(.screen(.uncovered)) }

    /// Tells the presenter that the person has seen what the screen says.
}

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
    /// The target under the left button that goes down, if the picture has one at that place.
    func target(on picture: () -> Canvas) -> CanvasTarget? {
        guard case .pointer(let pointer) = self, pointer.kind == .pressed, pointer.button == .left,
            !pointer.marks
        else { return nil }
        return picture().target(at: pointer.position)
    }
}
