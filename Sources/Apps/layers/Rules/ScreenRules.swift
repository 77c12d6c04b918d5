extension Rule {
    /// How many lines a screen with one fetched answer may have in Screens, Presenter and View together, its wording included.
    static let largestAnswer = 600
    /// How many lines the larger screens have, rounded up to tens. These numbers fall; one that rises has a reason in its
    /// commit.
    static let ceilings = [
        "PaymentCards/Card": 1760, "PaymentCards/CardDetails": 1290,
        "PaymentCards/CardDues": 720, "PaymentCards/CardForm": 710, "PaymentCards/CardList": 3430,
        "PaymentCards/CardChange": 780, "PaymentCards/CardImport": 980, "PaymentCards/CardPayment": 1510,
        "PaymentCards/CardStatement": 1220, "PaymentCards/ChangeWords": 640, "PaymentCards/DuePayments": 650,
        "PaymentCards/Wording": 1750,
    ]

    /// A screen stays as small as it is.
    static let screenSize = Rule(
        name: "screens",
        reason: "a screen that grows takes over what the kits, the entities or the interactor should do.",
        remedy: "describe it with parts and records, and move what other screens need too to Base."
    ) { tree in
        let layers = ["Screens", "Presenter", "View"]
        var lines: [String: (count: Int, path: String)] = [:]
        for target in tree.targets where layers.contains(target.layer ?? "") {
            for file in target.files {
                let parts = file.path.split(separator: "/")
                // Sources/Features/Shop/View/Cart/CartView.swift
                guard parts.count > 5, let feature = target.feature else { continue }
                lines["\(feature)/\(parts[4])", default: (0, file.path)].count += file.lines.count - 1
            }
        }
        return lines.sorted { $0.key < $1.key }.compactMap { screen, size in
            let most = ceilings[screen] ?? largestAnswer
            let isTooHigh = ceilings[screen] != nil && size.count <= most - 50
            guard size.count > most || isTooHigh else { return nil }
            return Breach(
                path: size.path, line: 1,
                fault: "the screen \(screen) has \(size.count) lines, and may have \(most)",
                remedy: isTooHigh
                    ? "lower its number in ScreenRules.swift, so that it can’t grow again." : nil)
        }
    }
}
