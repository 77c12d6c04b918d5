import CommandLine
import ScreenProgram
import Words

extension Call {
    /// Why no card can be added to those that it is about, and what to do; `nil` if one can.
    var fixedCards: CommandStop? {
        let isServer = cardOrigin == .server
        guard isServer || cardOrigin == .file else { return nil }
        let message = isServer ? Strings.server : Strings.file
        return CommandStop(
            exitCode: .otherCards, message: message[language],
            advice: leavingOut(isServer ? ServerOptions.url : FeedOptions.file)[language])
    }

    /// How to do without an option, or the setting that it is.
    private func leavingOut(_ option: Option) -> LocalizedText {
        guard !has(option) else { return Strings.leave.filled("name", with: option.spelling) }
        return switch allSettings.origin(of: option) {
        case .environment(let variable): Strings.unset.filled("name", with: variable)
        case .flag, .file, .overruled, .standard: Strings.unsetSetting.filled("name", with: option.name)
        }
    }
}

private enum Strings {
    static let file = LocalizedText(
        en: "your cards come from a file, and none can be added to it here",
        uk: "ваші картки — з файлу, і додати до нього тут нічого не можна")
    static let server = LocalizedText(
        en: "your cards come from a server, and none can be added to it here",
        uk: "ваші картки — із сервера, і додати до нього тут нічого не можна")
    static let leave = LocalizedText(
        en: "To keep a card here, leave out “{name}”.", uk: "Щоб зберегти картку тут, приберіть «{name}».")
    static let unset = LocalizedText(
        en: "To keep cards here, unset the variable {name}.",
        uk: "Щоб зберігати картки тут, приберіть змінну {name}.")
    static let unsetSetting = LocalizedText(
        en: "To keep cards here instead: swippy config unset {name}",
        uk: "Щоб натомість зберігати картки тут: swippy config unset {name}")
}
