import OffersEntity
import OffersPorts
import Trace

/// Wraps the interactor where there is a trace.
struct TracedOffersInteractor: OffersInteractorInput {
    let interactor: any OffersInteractorInput
    let calls: TracedCalls<OffersError>

    func offers(_ query: OfferQuery) async throws(OffersError) -> (items: [OfferItem], unreadable: Int) {
        try await calls.ask("offers(_:)", query, work: try await interactor.offers(query))
    }

    func offer(named name: String) async throws(OffersError) -> OfferItem {
        try await calls.ask("offer(named:)", name, work: try await interactor.offer(named: name))
    }

    func decide(
        _ choice: OfferChoice, on item: OfferItem
    ) async throws(OffersError) -> (item: OfferItem, isNew: Bool) {
        try await calls.ask(
            "decide(_:on:)", choice, item, work: try await interactor.decide(choice, on: item))
    }

    func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)? {
        try await calls.ask("undo()", work: try await interactor.undo())
    }
}
