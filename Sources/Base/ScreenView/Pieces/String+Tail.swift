import TerminalKit

extension String {
    /// The end of a text that is being typed, in at most `columns` cells; an ellipsis stands for the rest.
    package func tail(columns: Int) -> String {
        guard self.columns > columns else { return self }
        guard columns > 0 else { return "" }
        var (room, start) = (columns - 1, endIndex)
        while start > startIndex {
            let previous = index(before: start)
            room -= self[previous].columns
            guard room >= 0 else { break }
            start = previous
        }
        return "…" + self[start...]
    }
}
