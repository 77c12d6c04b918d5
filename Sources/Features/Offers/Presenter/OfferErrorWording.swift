import JSONFeed
import JSONWords
package import OffersEntity
package import OffersPorts
package import ScreenContract
import Values
import Words

extension OfferWording {
    /// A failure in words.
    package func alert(for error: OffersError) -> AlertState {
        OfferErrorWording(wording: self).alert(for: error)
    }

    /// What was skipped of `source`, of as many as are named: `offers.json:12:31: “Tea”, offers[3].expires: expected a date, found
    /// text`. The last one counts the others.
    package func texts(for unreadable: [OfferFeed.Unreadable], in source: String) -> [String] {
        let errors = OfferErrorWording(wording: self)
        var texts = unreadable.prefix(OfferFeed.namedLimit).map { element in
            let place = element.place.map { ":\($0.line):\($0.column)" } ?? ""
            return element.field.text(
                at: errors.name(of: source) + place, titled: element.title?.shown.short, in: voice.language)
        }
        if let last = texts.popLast() {
            let more = unreadable.count - texts.count - 1
            texts.append(more > 0 ? "\(last), \(OfferErrorWording.more(more, in: voice.language))" : last)
        }
        return texts
    }
}

/// Words failures, as offers are worded.
private struct OfferErrorWording {
    let wording: OfferWording

    private var voice: Voice { wording.voice }

    static let more = Plural(en: ("and # more", "and # more"), uk: ("і ще #", "і ще #", "і ще #"))

    /// A file, or standard input, as it may be shown.
    func name(of source: String) -> String {
        source == "-" ? voice("Standard input", "Стандартний ввід") : source.shown
    }

    /// A failure in words.
    func alert(for error: OffersError) -> AlertState {
        let (message, advice) = words(for: error)
        return AlertState(
            title: voice("That didn’t work", "Не вдалося"), message: message,
            choices: names(in: error).map { AlertChoice(name: $0) },
            advice: advice)
    }

    /// The names that may have been meant.
    private func names(in error: OffersError) -> [String] {
        switch error {
        case .unknownOffer(_, let nearest): nearest
        case .ambiguous(_, let names): names
        case .expired, .nothingToUndo, .noSuchFile, .unreadableFile, .malformed, .notAFeed, .unknownCard,
            .noCards, .store:
            []
        }
    }

    /// The end of a sentence. A date in Ukrainian ends in the full stop of an abbreviation.
    private func ending(in day: CalendarDate) -> String {
        let text = wording.text(of: day)
        return text.hasSuffix(".") ? text : text + "."
    }

    private func words(for error: OffersError) -> (message: String, advice: String) {
        switch error {
        case .unknownOffer(let name, let nearest):
            (
                voice("No offer is called “\(name.shown)”.", "Пропозиції «\(name.shown)» немає."),
                nearest.isEmpty
                    ? voice("List all offers to see their names.", "Назви є в переліку всіх пропозицій.")
                    : voice("These names are the nearest.", "Вище — найближчі назви.")
            )
        case .ambiguous(let name, _):
            (
                voice(
                    "“\(name.shown)” may mean several offers.",
                    "«\(name.shown)» може означати кілька пропозицій."),
                voice("Use one of these names.", "Виберіть одну з цих назв.")
            )
        case .expired(let name, let day):
            (
                voice(
                    "The offer “\(name.shown)” ended on \(ending(in: day))",
                    "Пропозиція «\(name.shown)» діяла до \(ending(in: day))"),
                voice("It can’t be kept any more.", "Зберегти її вже не можна.")
            )
        case .nothingToUndo:
            (
                voice("There is nothing to undo.", "Немає чого скасовувати."),
                voice("No offer is kept or passed.", "Жодну пропозицію не збережено й не пропущено.")
            )
        case .noSuchFile(let path):
            (
                voice(
                    "There is no file “\(path.shown)” with offers.",
                    "Файлу з пропозиціями «\(path.shown)» немає."),
                voice("Check the path.", "Перевірте шлях.")
            )
        case .unreadableFile(let path, let reason):
            (
                voice(
                    "The offers in “\(path.shown)” can’t be read: \(reason.shown)",
                    "Пропозиції з «\(path.shown)» не читаються: \(reason.shown)"),
                voice("Check the path.", "Перевірте шлях.")
            )
        case .malformed(let source, let line, let column, let problem):
            (
                "\(name(of: source)):\(line):\(column): \(problem.text(in: voice.language))",
                problem.advice(in: voice.language)
            )
        case .notAFeed(let source, let field):
            (
                "\(name(of: source)): \(field.text(in: voice.language))",
                voice(
                    "Offers are in an object with a list named “offers”.",
                    "Пропозиції — в об’єкті зі списком «offers».")
            )
        case .unknownCard(let name):
            (
                voice("No card is called “\(name.shown)”.", "Картки «\(name.shown)» немає."),
                voice("List the cards to see their names.", "Назви є в переліку карток.")
            )
        case .noCards(let reason):
            (
                voice(
                    "Your cards can’t be had: \(reason.shown)",
                    "Немає доступу до карток: \(reason.shown)"),
                voice(
                    "Offers are shown once the cards are there.", "Пропозиції з’являться разом із картками.")
            )
        case .store(let fault): words(for: fault)
        }
    }

    private func words(for fault: OfferStoreFault) -> (message: String, advice: String) {
        let path = fault.path.shown
        switch fault.problem {
        case .denied(let reason):
            return (
                voice(
                    "“\(path)” can’t be used: \(reason.shown)", "«\(path)» недоступний: \(reason.shown)"
                ),
                voice("Check the folder and its rights.", "Перевірте теку та права доступу.")
            )
        case .corrupt(let record):
            return (
                voice(
                    "\(path): record \(record) has changed since it was written.",
                    "\(path): запис \(record) змінився після збереження."),
                voice("A reset sets the file aside.", "Скидання відкладе файл убік.")
            )
        case .newerFormat:
            return (
                voice("A newer version has written to \(path).", "У \(path) записала новіша версія."),
                voice("Use that version, or another folder.", "Скористайтеся нею або іншою текою.")
            )
        case .notAStore:
            return (
                voice("\(path) is not a store of offers.", "\(path) — не сховище пропозицій."),
                voice(
                    "Move the file away, or use another folder.",
                    "Приберіть файл або скористайтеся іншою текою.")
            )
        case .link:
            return (
                voice(
                    "\(path) is a symbolic link, which can’t be used in this place.",
                    "\(path) — символічне посилання, а тут його використати не можна."),
                voice(
                    "Put what it leads to in its place, or use another folder.",
                    "Поставте на його місце те, куди воно веде, або скористайтеся іншою текою.")
            )
        case .busy:
            return (
                voice(
                    "Another program has been using “\(path)” for too long.",
                    "Інша програма надто довго користується «\(path)»."),
                voice("Try again.", "Спробуйте ще раз.")
            )
        case .unsafe:
            return (
                voice(
                    "Other users can write to “\(path)”, so nothing in it can be trusted.",
                    "Інші користувачі можуть писати в «\(path)», тож довіряти йому не можна."),
                voice("Use a folder of your own.", "Скористайтеся власною текою.")
            )
        case .uncertain(let reason):
            return (
                voice(
                    "This may or may not have been stored in “\(path)”: \(reason.shown)",
                    "Невідомо, чи збережено це в «\(path)»: \(reason.shown)"),
                voice("List the kept offers to find out.", "Перегляньте збережені пропозиції, щоб дізнатися.")
            )
        }
    }
}

extension String {
    /// The text as it may be shown: it commands no terminal, and tells no card number.
    fileprivate var shown: String { safeText.withMaskedNames }

    /// The beginning, if it is long: a message stays a line.
    fileprivate var short: String { count > 100 ? prefix(100) + "…" : self }
}
