@testable import layers

/// A package with a feature of two layers and more, for tests to break.
func sampleTree(_ texts: (path: String, text: String)...) -> SourceTree {
    func target(_ name: String, _ folder: String, _ siblings: Set<String> = []) -> SourceTree.Target {
        SourceTree.Target(
            name: name, folder: "Sources/\(folder)", isProduct: true, siblings: siblings,
            files: texts.filter { $0.path.hasPrefix(folder + "/") }
                .map { SourceFile(path: "Sources/\($0.path)", text: $0.text) })
    }
    return SourceTree(targets: [
        target("ShopEntity", "Features/Shop/Entity"),
        target("ShopScreens", "Features/Shop/Screens"),
        target("ShopPorts", "Features/Shop/Ports", ["ShopEntity", "ShopScreens"]),
        target("ShopInteractor", "Features/Shop/Interactor", ["ShopPorts", "ShopEntity"]),
        target("ShopPresenter", "Features/Shop/Presenter", ["ShopPorts", "ShopScreens", "ShopEntity"]),
        target("ShopView", "Features/Shop/View", ["ShopScreens", "TerminalKit"]),
        target("ShopBuilder", "Features/Shop/Builder"),
        target("ShopStore", "Features/Shop/Store"),
        target("OfferView", "Features/Offer/View", ["ShopView", "TerminalKit"]),
        target("PaymentCardsView", "Features/PaymentCards/View"),
        target("TerminalKit", "Toolkit/TerminalKit"),
        target("Pictures", "Toolkit/Pictures"),
        target("shop", "Apps/shop"),
    ])
}

extension Rule {
    /// What it finds in a package with this file, after one in which an entity `Order` and an `OrderService` are declared.
    func breaches(in path: String, _ text: String) -> [Breach] {
        breaches(
            sampleTree(
                ("Features/Shop/Entity/Order.swift", "/// An order.\npublic struct Order {}"),
                ("Features/Shop/Ports/OrderService.swift", "/// Orders.\npublic protocol OrderService {}"),
                (path, text)))
    }

    /// The lines of the same.
    func lines(in path: String, _ text: String) -> [Int] { breaches(in: path, text).map(\.line) }
}
