import Words

/// Something worth explaining in a list: how to name a card, what can be sorted by.
struct Topic: Sendable {
    let title: LocalizedText
    /// The sentences before or instead of the list.
    let introduction: LocalizedText
    var rows: [Row] = []

    /// A word to type and what it means.
    struct Row: Sendable {
        let term: String
        let meaning: LocalizedText
    }
}
