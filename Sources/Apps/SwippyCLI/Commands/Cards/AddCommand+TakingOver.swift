import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Words

// The cards of a file become the person's own.
extension AddCommand {
    static let from = Option(
        "from", group: .taking, kind: .path, placeholder: LocalizedText(en: "FILE", uk: "ФАЙЛ"),
        example: "cards.json",
        en: "Take over the cards of this JSON file, or of standard input if it is “-”",
        uk: "Перенести картки з цього файлу JSON або, якщо це «-», зі стандартного вводу",
        conflicts: ["again"])
    static let dryRun = Option(
        "dry-run", short: "n", group: .taking, kind: .flag,
        en: "Show which cards would be taken over, and store nothing",
        uk: "Показати, які картки буде перенесено, і нічого не зберігати"
    ).only(with: .option(from.name))

    static let takingOver = Topic(
        "Taking a file over", "Перенесення файлу",
        en:
            "With --from, the cards of a card file become your own: what is due on each as its bill, and the payments that you recorded on it here. As much is left on each as before. A card whose title and last four digits you have already is left out, so taking the file over again adds nothing. If the setting file is in force, it ends, since your own cards would be out of sight. The file itself stays as it is.",
        uk:
            "Із --from картки файлу стають вашими власними: сума до сплати стає рахунком, а платежі, які ви тут записали, переходять разом із карткою. На кожній лишається стільки ж, як було. Картку, назва й чотири цифри якої у вас уже є, буде пропущено, тож повторне перенесення нічого не додасть. Якщо діє налаштування file, воно скасовується, бо власних карток не було б видно. Сам файл не змінюється."
    )

    /// Takes the cards of the file at `path` over.
    @MainActor
    func takeOver(_ path: String) async throws {
        let others = OwnCardOptions.all + FeedOptions.all + [StateOptions.noState]
        if let other = others.first(where: call.has) {
            throw call.error(.conflict(Self.from.spelling, other.spelling))
        }
        let visit = try OwnCardVisit(call, takingFrom: path)
        let isDryRun = call.flag(Self.dryRun)
        do {
            try await visit.run(.takeOver, asking: .always, isDryRun: isDryRun)
        } catch let stop as CommandStop {
            // An earlier command may have taken them over, and not been able to end the setting.
            let isAgreed = call.flag(Confirmation.yes) || Confirmation(call).canAsk
            if isAgreed, !isDryRun, case .wallet(.nothingToTake) = stop.cardsError { try endSetting() }
            throw stop
        }
        if !isDryRun { try endSetting() }
    }

    /// Ends the setting `file`, which would keep the person's own cards out of sight, and says so.
    private func endSetting() throws {
        switch call.allSettings.origin(of: FeedOptions.file) {
        case .file:
            guard let setting = call.program.settings[FeedOptions.file.name] else { return }
            _ = try call.keep(nil, for: setting, in: call.sources.file)
            call.tell([Strings.ended[call.language]])
        case .environment(let variable):
            call.tell([Strings.unset.filled("name", with: variable)[call.language]])
        case .flag, .overruled, .standard: break
        }
    }
}

private enum Strings {
    static let ended = LocalizedText(
        en: "the setting “file” has ended: commands show your own cards from now on",
        uk: "налаштування «file» скасовано: відтепер команди показують ваші власні картки")
    static let unset = LocalizedText(
        en: "to see your own cards, unset the variable {name}",
        uk: "щоб бачити власні картки, приберіть змінну {name}")
}

extension OptionGroup {
    fileprivate static let taking = OptionGroup("Cards of a file", "Картки з файлу")
}
