import PaymentCards

/// A page for a browser, made of view states alone: they are ready to show, whatever shows them.
enum HTMLPage {
    static func page(of state: CardListViewState) -> String {
        let cards = state.rows.map { row in
            let due = row.due.map { "<p class=\"\($0.tone)\">\(escaped("\($0.amount) \($0.state)"))</p>" }
            let actions = row.reveal == 0 ? [] : row.actions.map { "<button>\(escaped($0.label))</button>" }
            return """
                <li><h2>\(escaped(row.face.title))</h2>
                <p>\(escaped(row.face.number))</p>\(due ?? "")\(actions.joined())</li>
                """
        }
        return page(state.title, "<ul>\n\(cards.joined(separator: "\n"))\n</ul>")
    }

    static func page(of state: CardDetailsViewState) -> String {
        let facts = (state.body?.facts ?? []).map {
            "<dt>\(escaped($0.label))</dt><dd>\(escaped($0.value))</dd>"
        }
        return page(state.title, "<dl>\n\(facts.joined(separator: "\n"))\n</dl>")
    }

    private static func page(_ title: String, _ body: String) -> String {
        "<!DOCTYPE html>\n<title>\(escaped(title))</title>\n\(body)\n"
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}

/// The details of a card as a web page: a view that an app brings along.
struct HTMLDetailsView: PureView {
    func text(of state: CardDetailsViewState, as form: TextForm) -> String { HTMLPage.page(of: state) }

    func keys(on state: CardDetailsViewState?) -> KeyTable<CardDetailsEvent> {
        KeyTable([KeyRow("Esc", .screen(.closed), .escape)])
    }
}
