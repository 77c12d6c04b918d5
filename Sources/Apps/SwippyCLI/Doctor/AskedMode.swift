import Words

/// The numbers of the terminal modes that a live screen can use.
enum AskedMode: Int, CaseIterable {
    case synchronizedOutput = 2026
    case mouseDrags = 1002
    case mouseCells = 1006
    case focus = 1004
    case bracketedPaste = 2004
    case graphemeClusters = 2027

    var meaning: LocalizedText {
        switch self {
        case .synchronizedOutput: LocalizedText(en: "synchronized output", uk: "синхронізований вивід")
        case .mouseDrags: LocalizedText(en: "mouse drags", uk: "перетягування мишею")
        case .mouseCells: LocalizedText(en: "mouse in any cell", uk: "миша в будь-якій клітинці")
        case .focus: LocalizedText(en: "reports of focus", uk: "сповіщення про фокус")
        case .bracketedPaste: LocalizedText(en: "pastes in brackets", uk: "вставлення в дужках")
        case .graphemeClusters: LocalizedText(en: "grapheme clusters", uk: "кластери графем")
        }
    }
}
