import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Words

extension DuePaymentsWording {
    /// Why what the person has chosen on a screen wasn't paid, as far as there is room, and what to do.
    func failures(in state: DuePaymentsState) -> [String] {
        guard !query.items.isEmpty, case .done = state.phase else { return [] }
        let failed = state.entries.filter { [.refused, .inDoubt].contains($0.status) }
        let notes = failed.prefix(3).compactMap { entry in
            entry.error.map { error in
                let alert = alert(for: error, of: entry)
                let rest = entry.status == .inDoubt ? alert.facts.first ?? "" : alert.advice
                return "\(alert.message) \(rest)"
            }
        }
        return notes + (failed.contains { $0.status == .inDoubt } ? [again] : [])
    }

    private var again: String {
        voice(
            "Pay on these cards again: the same orders are sent, and each is paid only once.",
            "Сплатіть за цими картками ще раз: буде надіслано ті самі доручення, кожне буде виконано лише раз."
        )
    }
}
