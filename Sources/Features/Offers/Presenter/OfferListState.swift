import Foundation
import OffersEntity
import OffersPorts
import OffersScreens
import ScreenContract
import ScreenPresenter
import Words

/// The orders of a list of offers.
enum OfferOrder: CaseIterable {
    case end, title, merchant, category

    var label: LocalizedText {
        switch self {
        case .end: LocalizedText(en: "ending first", uk: "спершу ті, що закінчуються")
        case .title: LocalizedText(en: "by title", uk: "за назвою")
        case .merchant: LocalizedText(en: "by merchant", uk: "за продавцем")
        case .category: LocalizedText(en: "by category", uk: "за категорією")
        }
    }

    /// `items`, which come as they end.
    fileprivate func sorted(_ items: [OfferItem]) -> [OfferItem] {
        func by(_ text: (OfferItem) -> String) -> [OfferItem] {
            items.sorted { text($0).localizedStandardCompare(text($1)) == .orderedAscending }
        }
        return switch self {
        case .end: items
        case .title: by(\.offer.title)
        case .merchant: by(\.offer.merchant)
        case .category: by(\.offer.category)
        }
    }
}

/// Everything that a list of offers remembers.
struct OfferListState {
    /// The offers as they were read; `nil` before they are.
    private(set) var listing: (items: [OfferItem], unreadable: Int)?
    var error: OffersError?
    var remark: (text: String, isNews: Bool)?
    var undone = UndoneOffers()
    /// The number of decisions made here that stand.
    var decisions = 0
    /// The offers on the screen.
    private(set) var items: [OfferItem] = []
    /// The one that the person is at, from 0.
    private(set) var selected = 0
    private(set) var order = OfferOrder.end
    /// The words of the search, and the same while they are typed.
    private(set) var words = "", typing: EditedText?
    /// The line of the menu that the person is at, while it is open.
    private(set) var menu: Int?

    var item: OfferItem? { items.indices.contains(selected) ? items[selected] : nil }

    /// Whether there is a decision to undo, as far as this list knows.
    var undoes: Bool {
        decisions > 0 || listing?.items.contains { $0.status == .kept || $0.status == .passed } ?? false
    }

    mutating func select(_ index: Int) { selected = min(max(0, index), max(0, items.count - 1)) }

    /// The offers have come.
    mutating func take(_ listing: (items: [OfferItem], unreadable: Int)) {
        (self.listing, error) = (listing, nil)
        arrange()
    }

    mutating func beginSearch() { typing = EditedText(words) }

    mutating func editSearch(_ edit: TextEdit) {
        typing?.apply(edit)
        words = typing?.text ?? words
        arrange()
    }

    mutating func endSearch(keeping: Bool) {
        (typing, words) = (nil, keeping ? words : "")
        arrange()
    }

    mutating func openMenu() { menu = OfferOrder.allCases.firstIndex(of: order) }

    mutating func moveMenu(by lines: Int) {
        let count = OfferOrder.allCases.count
        menu = menu.map { (($0 + lines % count) % count + count) % count }
    }

    /// Goes to the first or the last line of the menu.
    mutating func jumpInMenu(toEnd: Bool) {
        menu = menu.map { _ in toEnd ? OfferOrder.allCases.count - 1 : 0 }
    }

    /// Orders the list by the line at `index`, or the one that the person is at.
    mutating func chooseOrder(_ index: Int?) {
        guard let line = index ?? menu, OfferOrder.allCases.indices.contains(line) else { return }
        (menu, order) = (nil, OfferOrder.allCases[line])
        arrange()
    }

    mutating func closeMenu() { menu = nil }

    /// Those with every word, in order. The person stays at their offer, or near its place.
    private mutating func arrange() {
        let name = item?.name
        let words = words.key.split(separator: " ")
        let found = (listing?.items ?? []).filter { item in
            let text = "\(item.offer.title) \(item.offer.merchant) \(item.offer.category) \(item.name)".key
            return words.allSatisfy { text.contains($0) }
        }
        items = order.sorted(found)
        select(items.firstIndex { $0.name == name } ?? selected)
    }
}

extension String {
    /// Without case, diacritics and width.
    fileprivate var key: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
