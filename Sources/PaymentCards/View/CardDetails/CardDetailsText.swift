import PaymentCardsContract

/// Puts the details screen into lines of text.
struct CardDetailsText {
    let state: CardDetailsViewState

    /// One fact a line: its stable name, a tab, its value.
    var plain: String {
        let notice =
            state.notice.map { "notice\t\($0.headline.oneLine)\nadvice\t\($0.advice.oneLine)\n" } ?? ""
        return notice + state.facts.map { "\($0.id)\t\($0.value.oneLine)\n" }.joined()
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        if let notice = state.notice { lines += [notice.headline, notice.advice] }
        lines += state.facts.map { "\($0.label): \($0.value)" }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

/// The details screen as a JSON document, for other programs.
struct CardDetailsJSON: Encodable {
    struct Notice: Encodable {
        let headline: String
        let advice: String
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.card/1"
    let card: CardJSON
    let notice: Notice?

    init(_ state: CardDetailsViewState) {
        card = CardJSON(state.row.record)
        notice = state.notice.map { Notice(headline: $0.headline, advice: $0.advice) }
    }
}
