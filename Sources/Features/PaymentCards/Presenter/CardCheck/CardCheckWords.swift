import Foundation
import JSONFeed
import JSONWords
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Values
import Words

/// Words one finding: what is wrong, what is accepted, and what may have been meant.
struct CardCheckWords {
    let item: CardCheck.Item
    let voice: CardVoice

    private var language: Language { voice.language }

    /// The beginning of a text of the feed, without card numbers, safe to show.
    private func short(_ text: String) -> String { text.shownName.safeText }

    /// What is wrong.
    var problem: String {
        switch item.finding.problem {
        case .unreadable(let field, _) where field.found == .nothing:
            return voice("“\(field.path.safeText)” is missing", "немає «\(field.path.safeText)»")
        case .unreadable(let field, _):
            let (path, found) = (field.path.safeText, field.found.text(in: language))
            return path.isEmpty
                ? voice("this is not a card: found \(found.safeText)", "це не картка: тут \(found.safeText)")
                : voice("“\(path)” can’t be read: found \(found)", "«\(path)» не прочитати: тут \(found)")
        case .unreadableAmount(let field, let problem):
            let (path, reason) = (field.path.safeText, reason(problem).withMaskedNames)
            return voice("“\(path)” can’t be read. \(reason)", "«\(path)» не прочитати. \(reason)")
        case .malformed(let problem): return problem.text(in: language)
        case .contradiction(let contradiction): return words(of: contradiction)
        case .unknown(let word, let text): return unknown(word, short(text))
        case .odd(let oddity): return oddity.text(in: language)
        case .noDueID:
            return voice(
                "“due” has neither an id nor a date, so it can’t be paid",
                "«due» не має ні id, ні дати, тож сплатити не можна")
        case .repeatedKey(let key):
            return voice(
                "“\(short(key))” is given twice in one object, and only the first one counts",
                "«\(short(key))» є двічі в одному об’єкті, і враховано лише перше")
        case .strayKey(let key, _):
            return voice(
                "“\(short(key))” is no field, so it is ignored",
                "«\(short(key))» — не поле, тож його пропущено")
        case .tooManyDecimals(let currency, let decimals):
            return voice(
                "an amount in \(short(currency)) has at most \(decimals) decimals",
                "цифр після крапки в \(short(currency)) — щонайбільше \(decimals)")
        case .repeatedID(let name):
            return voice(
                "a card above has the same id, so commands call this one “\(short(name))”",
                "картка вище має той самий id, тож для команд ця зветься «\(short(name))»")
        }
    }

    private func unknown(_ word: FeedFinding.Word, _ text: String) -> String {
        switch word {
        case .network:
            voice(
                "unknown network “\(text)”, shown with a neutral mark",
                "невідома платіжна система «\(text)», буде нейтральний знак")
        case .bank:
            voice(
                "unknown bank “\(text)”, shown with a neutral look",
                "невідомий банк «\(text)», буде нейтральний вигляд")
        case .action:
            voice("unknown action “\(text)”, not offered", "невідома дія «\(text)», її не буде запропоновано")
        case .currency: voice("there is no currency “\(text)”", "валюти «\(text)» немає")
        }
    }

    private func reason(_ problem: AmountText.Problem?) -> String {
        problem?.words(in: voice).message
            ?? voice("There is no currency in the text.", "У тексті немає валюти.")
    }

    /// What a statement contradicts.
    private func words(of contradiction: FeedFinding.StatementContradiction) -> String {
        switch contradiction {
        case .noCard(let name):
            voice(
                "no card here is “\(short(name))”, so this statement is never shown",
                "картки «\(short(name))» тут немає, тож цієї виписки ніхто не побачить")
        case .otherCurrency(let currency, let other):
            voice(
                "the statement is in \(short(currency)), and what is due on its card in \(short(other))",
                "виписка у валюті \(short(currency)), а борг за її карткою — \(short(other))")
        case .difference(let difference) where difference > 0:
            voice(
                "“closing” is \(difference) more than “opening” and the transactions add up to",
                "«closing» на \(difference) більше за суму «opening» і операцій")
        case .difference(let difference):
            voice(
                "“closing” is \(difference.magnitude) less than “opening” and the transactions add up to",
                "«closing» на \(difference.magnitude) менше за суму «opening» і операцій")
        case .minimumAboveBalance:
            voice(
                "“minimum_due” is more than is owed, which counts instead",
                "«minimum_due» більший за борг, тож враховано борг")
        case .outsidePeriod:
            voice(
                "this day is outside the period, so the nearest day of it counts",
                "цей день поза періодом, тож враховано найближчий день у ньому")
        case .otherAmount(let closing, let due):
            voice(
                "the last statement closes at \(closing), but the due of its card is \(due)",
                "за останньою випискою борг \(closing), а в «due» її картки — \(due)")
        case .otherDate(let day, let due):
            voice(
                "the last statement is due on \(day.text), but the due of its card on \(due.text)",
                "останню виписку треба сплатити до \(day.text), а «due» її картки — до \(due.text)")
        case .overlap(let end):
            voice(
                "the statement before it ends on \(end.text), when this period has begun",
                "попередня виписка закінчується \(end.text), коли цей період уже почався")
        }
    }
}

// MARK: - What to do

extension CardCheckWords {
    /// What is accepted instead; `nil` if the problem says it all.
    var accepted: String? {
        switch item.finding.problem {
        case .unreadable(let field, _), .unreadableAmount(let field, _): write(example(of: field))
        case .contradiction(.noCard):
            voice(
                "write the “id” of a card, and its “occurrence” if several share it",
                "запишіть «id» картки та її «occurrence», якщо він у кількох")
        case .contradiction(.otherCurrency):
            voice("write the same currency in both", "запишіть в обох ту саму валюту")
        case .contradiction(.otherAmount):
            voice(
                "write what was billed into “due.amount”, before any payment",
                "запишіть у «due.amount» суму за випискою, без урахування платежів")
        case .contradiction(.otherDate): voice("write the same day in both", "запишіть в обох той самий день")
        case .contradiction(.overlap):
            voice("let each period begin after the one before", "починайте кожен період після попереднього")
        case .contradiction, .strayKey, .tooManyDecimals: nil
        case .malformed(let problem): problem.advice(in: language)
        case .unknown(.network, _): known(CardNetwork.known.map(\.code))
        case .unknown(.bank, _): known(Bank.known.map(\.code))
        case .unknown(.action, _): known(CardAction.known.map(\.code))
        case .unknown(.currency, _):
            write(
                voice(
                    "three letters of ISO 4217, such as \"INR\", or a symbol, such as \"₹\"",
                    "три літери з ISO 4217, як-от \"INR\", або символ, як-от \"₹\""))
        case .odd(let oddity): write(right(oddity))
        case .repeatedID: voice("give each card an id of its own", "дайте кожній картці власний id")
        case .repeatedKey: voice("remove one of them", "приберіть одне з них")
        case .noDueID: voice[CardStrings.giveDueID]
        }
    }

    private func write(_ text: String) -> String { voice("write \(text)", "запишіть \(text)") }

    private func known(_ codes: [String]) -> String {
        let codes = codes.joined(separator: ", ")
        return voice("known are \(codes)", "відомі \(codes)")
    }

    /// The nearest right words; `nil` if there are none.
    var nearest: String? {
        guard !item.nearest.isEmpty else { return nil }
        let words = item.nearest.map(short).joined(separator: ", ")
        return switch item.finding.problem {
        case .unreadable: voice("nearest here: \(words)", "схоже тут: \(words)")
        case .strayKey: voice("did you mean \(words)?", "може, \(words)?")
        default: voice("nearest: \(words)", "найближче: \(words)")
        }
    }

    /// How the field may be written.
    private func example(of field: UnreadableField) -> String {
        // Of an element of a list, its kind says enough.
        let example = FieldExamples.all[field.path.replacing(/\[\d+\]/, with: "[]")].map { voice[$0] }
        return (example ?? field.expected.text(in: language)).safeText
    }

    /// A bank or a network that is unknown, with where it stands first if it may be a misspelling.
    var stranger: String {
        guard case .unknown(_, let text) = item.finding.problem else { return "" }
        let name = voice("“\(short(text))”", "«\(short(text))»")
        guard let nearest else { return name }
        let place = item.finding.place
        return "\(name) (\(place.line):\(place.column); \(nearest))"
    }

    /// How to write what is read otherwise than it is written.
    private func right(_ oddity: CardOddity) -> String {
        switch oddity {
        case .numericID, .numericDueID:
            voice("it in quotes, such as \"48822394455\"", "його в лапках, як-от \"48822394455\"")
        case .amountAsText:
            voice(
                "the number without quotes, or with its currency, such as \"₹242.33\"",
                "число без лапок або з валютою, як-от \"₹242.33\"")
        case .unreadableDate:
            voice(
                "year, month and day of an existing day, such as \"2026-11-26\"; without it, a due that has no “id” can’t be paid",
                "рік, місяць і день, який буває, як-от \"2026-11-26\"; без нього борг, що не має «id», не сплатити"
            )
        case .inBareList:
            voice("{ \"card\": [ … ] } around the list", "{ \"card\": [ … ] } навколо списку")
        }
    }
}
