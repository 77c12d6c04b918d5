/// Whether an interface is dark or light.
public enum Appearance: String, Sendable, CaseIterable {
    /// Light text on a dark page.
    case dark
    /// Dark text on a light page.
    case light

    /// The appearance that suits `background`: dark if white text is easier to read on it than black.
    public init(background: Color) {
        self = background.contrast(with: .white) > background.contrast(with: .black) ? .dark : .light
    }
}

extension Appearance {
    /// The appearance to draw with, and why.
    ///
    /// The first of these that is known decides: `choice`; the terminal's `background`; the variable `COLORFGBG`, by which
    /// rxvt and its relatives number their colours. Otherwise it is dark.
    ///
    /// - Parameters:
    ///   - choice: The user's choice; `nil` if the terminal decides.
    ///   - background: The terminal's answer about its background, if there is one.
    ///   - environment: The environment variables by name.
    public static func verdict(
        choice: Appearance?, background: Color?, environment: [String: String]
    ) -> AppearanceVerdict {
        if let choice { return AppearanceVerdict(appearance: choice, rule: .option(choice)) }
        if let background {
            return AppearanceVerdict(
                appearance: Appearance(background: background), rule: .background(background))
        }
        if let appearance = Appearance(colorNumbers: environment["COLORFGBG", default: ""]) {
            return AppearanceVerdict(appearance: appearance, rule: .variable("COLORFGBG"))
        }
        return AppearanceVerdict(appearance: .dark, rule: .standard)
    }

    /// From `COLORFGBG`, such as `15;0` or `0;default;15`, whose last number is that of the background among the 16 colours.
    private init?(colorNumbers: String) {
        guard let last = colorNumbers.split(separator: ";", omittingEmptySubsequences: false).last,
            let number = Int(last)
        else { return nil }
        switch number {
        case 0...6, 8: self = .dark
        case 7, 9...15: self = .light
        default: return nil
        }
    }
}

/// Whether an interface is dark or light, and why.
public struct AppearanceVerdict: Hashable, Sendable {
    /// The appearance.
    public let appearance: Appearance
    /// What decided.
    public let rule: AppearanceRule
}

/// A reason for an appearance.
public enum AppearanceRule: Hashable, Sendable {
    /// The user asked for it.
    case option(Appearance)
    /// The terminal has this background.
    case background(Color)
    /// An environment variable says so.
    case variable(String)
    /// Nothing is known about the terminal.
    case standard
}
