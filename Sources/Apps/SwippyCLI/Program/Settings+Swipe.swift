import CommandLine
import SwipeKit
import Words

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

extension SettingsError {
    /// Two values that are valid separately but not together; `origins` says where they come from.
    fileprivate func contradiction(_ error: CardConfigError, origins: [Settings.Origin]) -> CommandStop {
        let limit = SwipeValueOptions.openPercentage.name
        let bound =
            switch error.upperBound {
            case .one: voice("at most 1", "не більше за 1")
            case .upTo(let open): voice("at most \(limit) (\(open))", "не більше за \(limit) (\(open))")
            case .below(let open): voice("less than \(limit) (\(open))", "менше за \(limit) (\(open))")
            }
        let name = Setting.ofSwipe.first { $0.keys.contains(error.field.rawValue) }?.name ?? ""
        return stop(
            exitCode(of: origins),
            voice(
                "\(name) is \(error.value), and must be greater than 0 and \(bound)",
                "\(name) — \(error.value), а має бути більше за 0 і \(bound)"),
            voice(
                "Change one of the two; swippy config shows where each comes from.",
                "Змініть одне з двох; swippy config показує, звідки кожне."))
    }

    /// The configuration file is to blame only if neither value comes from a place with precedence over it.
    private func exitCode(of origins: [Settings.Origin]) -> ExitCode {
        let isFromFile = origins.contains { origin in
            if case .file = origin { true } else { false }
        }
        let isNearer = origins.contains { origin in
            switch origin {
            case .flag, .environment: true
            case .file, .standard, .overruled: false
            }
        }
        return isFromFile && !isNearer ? .badData : .usage
    }
}
