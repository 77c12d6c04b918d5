import CommandLine
import ScreenProgram
import Words

extension Call {
    /// Why nothing can be recorded on the cards that it is about, and what to do; `nil` if they are the wallet's.
    var fixedCards: CommandStop? {
        guard cardOrigin != .wallet else { return nil }
        let (message, advice): (LocalizedText, LocalizedText) =
            switch cardOrigin {
            case .wallet, .demonstration(isAsked: false): (Strings.none, Strings.add)
            case .server: (Strings.server, leavingOut(ServerOptions.url))
            case .file: (Strings.file, takingOver)
            case .demonstration(isAsked: true):
                (
                    Strings.demonstration,
                    leavingOut(FeedOptions.demonstrating.first(where: has) ?? FeedOptions.demo)
                )
            }
        return CommandStop(exitCode: .otherCards, message: message[language], advice: advice[language])
    }

    /// How to make the cards of the file one's own.
    private var takingOver: LocalizedText {
        let path = text(FeedOptions.file) ?? allSettings.value(of: FeedOptions.file)?.text ?? ""
        return Strings.takeOver.filled("file", with: path.shownPath.asShellWord)
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
        en: "your cards come from a file, and can’t be changed here",
        uk: "ваші картки — з файлу, і змінити їх тут не можна")
    static let takeOver = LocalizedText(
        en: "Make its cards your own, with their payments: swippy add --from {file}",
        uk: "Зробіть його картки власними, разом із платежами: swippy add --from {file}")
    static let server = LocalizedText(
        en: "your cards come from a server, and can’t be changed here",
        uk: "ваші картки — із сервера, і змінити їх тут не можна")
    static let demonstration = LocalizedText(
        en: "these are demonstration cards, and nothing can be kept on them",
        uk: "це демонстраційні картки, зберегти на них нічого не можна")
    static let none = LocalizedText(en: "there is no card of your own yet", uk: "власних карток ще немає")
    static let add = LocalizedText(en: "Add one: swippy add", uk: "Додайте її: swippy add")
    static let leave = LocalizedText(
        en: "To keep a card here, leave out “{name}”.", uk: "Щоб зберегти картку тут, приберіть «{name}».")
    static let unset = LocalizedText(
        en: "To keep cards here, unset the variable {name}.",
        uk: "Щоб зберігати картки тут, приберіть змінну {name}.")
    static let unsetSetting = LocalizedText(
        en: "To keep cards here instead: swippy config unset {name}",
        uk: "Щоб натомість зберігати картки тут: swippy config unset {name}")
}
