import OffersEntity
import OffersPorts
import Values

/// Finds offers by what people call them.
struct OfferNaming {
    private let items: [OfferItem]

    init(_ items: [OfferItem]) { self.items = items }

    /// The offer with this name, in either case, or with an id that means only one, or whose title alone begins with it.
    func item(named name: String) throws(OffersError) -> OfferItem {
        let wanted = name.lowercased()
        if let item = items.first(where: { $0.name == name }) { return item }
        let exact = items.filter {
            $0.name.lowercased() == wanted || $0.offer.id.feedID.lowercased() == wanted
        }
        let found =
            exact.isEmpty && !wanted.isEmpty
            ? items.filter { $0.offer.title.lowercased().hasPrefix(wanted) } : exact
        // Someone may have typed a card number in its place.
        let shown = name.withMaskedLongNumbers
        guard found.count < 2 else { throw .ambiguous(name: shown, names: found.map(\.name)) }
        guard let item = found.first else { throw .unknownOffer(name: shown, nearest: nearest(to: wanted)) }
        return item
    }

    /// Three names that differ least: those that are similar, or else whatever is nearest.
    private func nearest(to name: String) -> [String] {
        let typed = Similarity(to: name)
        let near = items.map { (name: $0.name, errors: typed.errors(in: $0.name.lowercased())) }
        let similar = near.filter { $0.errors <= max(2, name.count / 2) }
        return (similar.isEmpty ? near : similar).sorted { ($0.errors, $0.name) < ($1.errors, $1.name) }
            .prefix(3).map(\.name)
    }
}
