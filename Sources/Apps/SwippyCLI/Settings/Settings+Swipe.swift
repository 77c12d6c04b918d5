import SwipeKit

extension Settings {
    /// The settings of the swipe as a configuration for the cards.
    ///
    /// - Throws: `CommandStop` if they contradict each other.
    func swipeConfig() throws(CommandStop) -> CardConfig {
        let standard = CardConfig.standard
        do {
            return try CardConfig(
                swipeBehaviour: value(of: SwipeValueOptions.behaviour)
                    == .choice(BehaviourChoice.spring.rawValue) ? .spring : .credLike,
                autoClosingBehaviour: value(of: SwipeValueOptions.autoClosing)
                    == .choice(AutoClosingChoice.immediate.rawValue) ? .immediate : .delayed,
                openPercentage: fraction(SwipeValueOptions.openPercentage) ?? standard.openPercentage,
                panThresholdPercentage: fraction(SwipeValueOptions.panThreshold)
                    ?? standard.panThresholdPercentage,
                demoSwipePercentage: fraction(SwipeValueOptions.demoSwipe) ?? standard.demoSwipePercentage)
        } catch {
            let fields = [error.field, .openPercentage].map(\.rawValue)
            let origins = entries.filter { entry in fields.contains(where: entry.setting.keys.contains) }
                .map(\.origin)
            throw errors.contradiction(error, origins: origins)
        }
    }

    private func fraction(_ option: Option) -> Double? {
        guard case .fraction(let fraction) = value(of: option) else { return nil }
        return fraction
    }
}
