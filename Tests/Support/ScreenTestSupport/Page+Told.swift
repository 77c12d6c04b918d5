public import ScreenContract
public import TestSupport

extension Page: Retold {
    /// What it shows, by what that is; the summary for screen readers only where it is another one.
    public var retold: [(String, Any)] {
        let shown: (String, Any) =
            switch content {
            case .loading(let text): ("loading", text)
            case .empty(let notice): ("empty", notice)
            case .body(let body): ("body", body)
            case .failed(let alert): ("failed", alert)
            }
        return [
            ("title", title), ("summary", summary as Any),
            ("spokenSummary", (spokenSummary == summary ? nil : spokenSummary) as Any),
            ("subject", subject as Any),
            shown, ("notes", notes), ("kept", kept as Any), ("alert", alert as Any),
            ("isRefreshing", isRefreshing),
            ("turn", turn as Any), ("remark", remark as Any), ("hints", hints), ("bar", bar as Any),
            ("nextChange", nextChange as Any), ("record", record as Any),
        ]
    }
}

extension KeyHint: Noted {
    /// What it says, and what is done.
    public var note: String {
        let done =
            switch action {
            case .event(let event): Parts(of: event, isShort: true).line
            case .row, .page, .repaint, .mouse: "\(action)"
            }
        return "\(isEssential ? "!" : "")\(meaning)\(quitting.map { "/\($0)" } ?? "") → \(done)"
    }
}

extension PageNote: Noted {
    public var note: String {
        let kinds = [
            isWarning ? "warning" : nil, isAdvice ? "advice" : nil, staysInSight ? "stays in sight" : nil,
        ]
        let kind = kinds.compactMap(\.self).joined(separator: ", ")
        return text.debugDescription + (kind.isEmpty ? "" : " (\(kind))")
            + (brief.map { " in short \($0)" } ?? "")
    }
}

extension TypedText: Noted {
    /// What was typed, which is no secret in a test.
    public var note: String { text.debugDescription }
}

extension ScreenReport: Noted {
    /// The alert of a failure is not told again: it is on the screen.
    public var note: String {
        switch self {
        case .outcome(let outcome): Parts(of: outcome, isShort: true).line
        case .failed(let error, _): "failed: " + Parts(of: error, isShort: true).line
        case .noted(let note): "noted: " + Parts(of: note, isShort: true).line
        }
    }
}
