import PaymentCardsContract

/// Puts the list screen into lines of text.
struct CardListText {
    let state: CardListViewState

    /// One card a line, its fields separated by tabs, whole and without escape codes.
    var plain: String {
        state.rows.map { $0.record.fields.map(\.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [
            [state.title, state.summary, state.paging.label].compactMap { $0 }.joined(separator: ", ")
        ]
        switch state.content {
        case .idle: break
        case .loading(let text): lines.append(text)
        case .cards(let rows): lines += rows.flatMap { [""] + $0.spoken.lines }
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        }
        if let partial = state.partial { lines += ["", partial.headline] }
        if let alert = state.alert { lines += [""] + alert.lines }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension SpokenCard {
    /// The card's lines: headline, title, subtitle, description, then the actions.
    var lines: [String] { [headline, title, subtitle, description] + actions }
}

extension AlertState {
    /// The alert's lines: title, what happened, further facts, and what to do.
    var lines: [String] { [title, message] + details + [advice] }
}

extension CardRecord {
    /// The fields of the plain form, in their order. A field without a value is empty.
    var fields: [String] {
        [
            name, title, number, holder, bank, network,
            due.map { "\($0.amount)" } ?? "", due?.currency ?? "", due?.status.rawValue ?? "",
            due?.state ?? "",
            due?.days.map(String.init) ?? "", actions.map(\.code).joined(separator: ","), position.rawValue,
        ]
    }
}
