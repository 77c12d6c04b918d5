import PaymentCardsEntity
public import PaymentCardsPorts
import PaymentCardsScreens
public import ScreenContract

extension CardListPresenter: Reporting {
    /// Takes note of what another screen reports, which shows it itself.
    public func report(_ report: CardReport) {
        switch report {
        case .updated(let item):
            replace(item)
            render()
        case .privacySet(let isPrivate):
            browsing.isPrivate = isPrivate
            render()
        // The cards are fetched anew as soon as the person is back at a live list.
        case .listChanged: browsing.errand = .reload
        case .added(let item, _):
            browsing.added = item.id
            browsing.errand = .reload
        case .failed(let error, let alert): output?.cardList(didFailWith: error, alert: alert)
        case .shown(let kept): output?.cardList(didOpen: kept)
        case .remarked(let remarks): output?.cardList(didRemark: remarks)
        case .skipped: break  // The list has said so.
        }
    }
}
