import JSONFeed
import JSONWords
import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract
import Values
import Words

/// Words failures in one language: what happened, and what to do.
// Longer than most: a case for each failure, in one switch that leaves none out.
package struct ErrorWording {
    let voice: CardVoice

    package init(voice: CardVoice) { self.voice = voice }

    private var language: Language { voice.language }

    private func name(of action: CardAction) -> String { action.label[language].safeText }

    /// An alert that words `error`.
    package func alert(for error: CardsError) -> AlertState {
        let (message, advice) = words(for: error)
        let (choices, facts) = details(of: error)
        return AlertState(
            title: title(of: error), message: message, choices: choices, facts: facts,
            advice: advice)
    }

    /// What kind of thing is told: a card that can't be paid is no error.
    private func title(of error: CardsError) -> String {
        switch error {
        case .actionUnavailable(_, .nothingDue): voice("Nothing to pay", "Сплачувати нема чого")
        case .actionNotOffered(CardAction.payNow.code, _), .actionUnavailable:
            voice("Can’t be paid here", "Тут не сплатити")
        case .actionNotOffered, .actionHidden: voice("Not possible", "Не вийде")
        case .paymentRefused: voice("Not paid", "Не сплачено")
        case .wallet: voice("Not recorded", "Не записано")
        case .importing: voice("Not imported", "Не імпортовано")
        default: voice("Error", "Помилка")
        }
    }

    /// `feed.json:12:31: “SBI REWARDZ”, card[3].number: expected text, found null`
    func text(for card: UnreadableCard) -> String {
        let place = card.place.map { "\($0.source.shownSource[language]):\($0.line):\($0.column)" }
        let text = card.field.text(at: place, titled: card.title.map(short), in: language)
        return card.count > 1 ? "\(text), \(voice(.more, card.count - 1))" : text
    }

    private func words(for error: CardsError) -> Advice {
        switch error {
        case .noSuchFile(let path):
            voice.words(
                "There is no file “\(path.shownPath)”.", "Файла «\(path.shownPath)» немає.", voice.checkPath)
        case .deniedFile(let path):
            voice.words(
                "You are not allowed to read the file “\(path.shownPath)”.",
                "Вам не дозволено читати файл «\(path.shownPath)».",
                "Change its permissions, or copy it to where you can read it.",
                "Змініть права доступу або скопіюйте файл туди, де можете читати.")
        case .unreadableFile(let path, let reason):
            voice.words(
                "\(path.quotedSource) can’t be read: \(reason.safeText)",
                "\(path.quotedSource) не вдається прочитати: \(reason.safeText)",
                voice.checkPath)
        case .tooLarge(let source, let limit):
            voice.words(
                "\(source.quotedSource) is too large.", "\(source.quotedSource) має завеликий розмір.",
                "A feed may hold at most \(limit >> 20) MiB; split it into several.",
                "Стрічка може мати щонайбільше \(limit >> 20) МіБ; розділіть її на кілька.")
        case .malformed(let host, 1, 1, .unexpected("<")): AnswerProblem.webPage(from: host, in: voice)
        case .malformed(let source, let line, let column, let problem):
            (
                "\(source.shownSource[language]):\(line):\(column): \(problem.text(in: language))",
                line == 1 && column == 1 && problem.isUnexpected ? feedShape : problem.advice(in: language)
            )
        case .otherFormat(let source, let format): format.words(for: source, in: voice)
        case .notAFeed(let source, let field):
            ("\(source.shownSource[language]): \(field.text(in: language))", feedShape)
        case .unreadableStatement(let source, let field):
            (
                "\(source.shownSource[language]): \(field.text(in: language))",
                voice(
                    "Fix the statement there; the cards can still be listed.",
                    "Виправте виписку в цьому місці; картки можна переглядати й так.")
            )
        case .noStatement(let month, let known): known.words(withoutOneOf: month, in: voice)
        case .refused(let message):
            voice.words(
                "The feed refused: \(short(message))", "Джерело карток відмовило: \(short(message))",
                voice.tryLater)
        case .offline:
            voice.words(
                "You are offline: no network can be reached.", "Ви не в мережі: жодна мережа недоступна.",
                voice.tryAgain)
        case .notCached(let host, let gap): gap.words(of: host.safeText, in: voice)
        case .timeout:
            voice.words(
                "The server took too long to answer.", "Сервер надто довго не відповідав.", voice.tryAgain)
        case .server(let status, let message, let retryAfter):
            voice.words(forStatus: status, message: message.map(short), retryAfter: retryAfter)
        case .unreachable(let host, let reason): reason.words(at: host.safeText, in: voice)
        case .insecure(let reason): reason.words(in: voice)
        case .uselessAnswer(let host, let problem): problem.words(from: host.safeText, in: voice)
        case .cancelled: voice.words("The request was cancelled.", "Запит скасовано.", voice.tryAgain)
        case .unknownCard(let name, let nearest): voice.unknownCard(short(name), isNear: !nearest.isEmpty)
        case .unknownPlace(let name, let count): voice.unknownPlace(short(name), count: count)
        case .removedCard(let name, _): voice.removedCard(short(name))
        case .ambiguousCard(let name, let candidates, let more):
            voice.ambiguousCard(short(name), count: candidates.count + more)
        case .describedCard(let words, let candidates, let more):
            voice.describedCard(short(words), count: candidates.count + more)
        case .unknownWord(let word, let nearest): voice.unknownWord(short(word), nearest.map(short))
        case .noneReadable(let cards):
            (
                voice[CardStrings.noneReadable],
                voice(
                    Phrase(
                        "Find out all that is wrong with it: {command}",
                        "Дізнайтеся, що з нею не так: {command}",
                        otherwise: "Fix the feed there.", "Виправте стрічку в цих місцях."),
                    .check(file: cards.first?.place?.source.shownPath))
            )
        case .tooManyCards(let limit):
            voice.words(
                "There are more than \(limit) cards, too many to draw at once.",
                "Карток понад \(limit) — забагато, щоб намалювати відразу.",
                voice.hasPlaces
                    ? voice(
                        "Go to the cards, filter them by what is overdue, or sort them by what is due soonest.",
                        "Перейдіть до карток і відберіть прострочені або почніть із найближчого строку.")
                    : voice(
                        "Draw them page by page, or list them in the plain, CSV or JSON form, which have no limit.",
                        "Намалюйте їх посторінково або виведіть простою формою, CSV чи JSON: вони не мають межі."
                    ))
        case .actionNotOffered(CardAction.viewLastStatement.code, _) where voice.ownsCards:
            voice.words(
                "This card has no bill yet, so there is no statement of it.",
                "Рахунку цієї картки ще немає, тож немає й виписки.",
                voice(
                    Phrase(
                        "When a bill comes: {program} bill CARD AMOUNT. What was booked until then is in: {program} spending",
                        "Коли буде рахунок: {program} bill КАРТКА СУМА. Проведене доти — тут: {program} spending",
                        otherwise: "Its first bill makes one.", "Виписка буде з першим рахунком.")))
        case .actionNotOffered(let code, let offered):
            voice.notOffered(short(name(of: CardAction(code: code))), offered.map(name))
        case .actionUnavailable(let action, let reason): voice.unavailable(name(of: action), reason)
        case .actionHidden(let action):
            voice.words(
                "The card stayed closed, so “\(name(of: action))” was not revealed.",
                "Картка лишилася закритою, тож дії «\(name(of: action))» не видно.",
                "Swipe further.", "Зробіть довший свайп.")
        case .paymentRefused(let problem): problem.words(in: voice)
        case .reusedKey(let key, let payment):
            voice.words(
                "The idempotency key “\(short(key))” belongs to another payment.",
                "Ключ ідемпотентності «\(short(key))» належить іншому платежу.", voice.otherKey(than: payment)
            )
        case .spentKey(let key, let payment):
            voice.words(
                "The payment with the idempotency key “\(short(key))” has been undone.",
                "Платіж із ключем ідемпотентності «\(short(key))» скасовано.", voice.otherKey(than: payment))
        case .orderInDoubt(let order): order.words(in: voice)
        case .stillInDoubt(.paymentRefused):
            // Why it was refused now says nothing of an earlier attempt.
            voice.words(
                "The server refused the order, and its list of payments can’t be read.",
                "Сервер відхилив доручення, а його перелік платежів не вдалося прочитати.",
                "Try again later.", "Спробуйте пізніше.")
        case .stillInDoubt(let reason): words(for: reason)
        case .paidAlready(let payments): payments.words(in: voice)
        case .paidInstead(let payment): payment.wordsOfOther(in: voice)
        case .unshownPayment(let payment):
            [payment].words(
                in: voice,
                voice(
                    "What is due doesn’t show a payment yet: {}.",
                    "Сума до сплати ще не враховує платежу: {}."))
        case .unusableKey(let key):
            voice.words(
                "The key “\(short(key))” can’t be used.", "Ключ «\(short(key))» не годиться.",
                "Use 1 to 255 Latin letters, digits and punctuation marks, without spaces, and no card number.",
                "Візьміть від 1 до 255 латинських літер, цифр і розділових знаків, без пробілів і номерів карток."
            )
        case .unknownPayment(let reference):
            voice.words(
                "There is no payment “\(short(reference.text))”.",
                "Платежу «\(short(reference.text))» немає.",
                voice(
                    Phrase(
                        "See all payments, with their references: {command}",
                        "Усі платежі з їхніми номерами: {command}",
                        otherwise: "The payments of a card are among its details.",
                        "Платежі картки — серед її подробиць."), .history))
        case .undoRefused(let reference, let problem): problem.words(for: reference, in: voice)
        case .duplicateCard(let card): card.isDuplicate(in: voice)
        case .fixedCards:
            voice.words(
                "These cards come from a file, and none can be added to them or removed here.",
                "Ці картки — з файлу, і додати до них чи прибрати тут нічого не можна.",
                voice(
                    "Write the card into the file, or add it to your own without that file.",
                    "Впишіть картку у файл або додайте її до власних без цього файлу."))
        case .wallet(let problem): problem.words(in: voice)
        case .importing(let problem): problem.words(in: voice)
        case .store(let fault): (what(fault), voice(fault.advice, fault.isDamaged ? .repair : nil))
        case .unrecorded(let fault): voice.unrecorded(what(fault))
        case .unsupported:
            voice.words(
                "This server does not support that.", "Цей сервер цього не підтримує.",
                "Ask its administrator.", "Зверніться до його адміністратора.")
        }
    }

    private var feedShape: String {
        voice(
            "A card feed is an object with a list named “card”: put the cards in that list.",
            "Стрічка карток — це об’єкт зі списком «card»: помістіть картки в цей список.")
    }

    private func what(_ fault: StoreFault) -> String {
        voice(fault.what).replacing("{}", with: fault.path.shownPath)
    }

    /// A longer list is cut, with a count of the rest.
    private static let longestList = 10

    /// The cards that a name may have meant, or what is wrong with each.
    private func details(of error: CardsError) -> (choices: [AlertChoice], facts: [String]) {
        func rest(_ count: Int) -> [String] { count > 0 ? [voice(.more, count)] : [] }
        if case .noneReadable(let cards) = error {
            let shown = cards.prefix(Self.longestList)
            return ([], shown.map { text(for: $0) } + rest(cards.cardCount - shown.count))
        }
        let (candidates, more) = error.candidates
        let choices = candidates.prefix(Self.longestList).map {
            AlertChoice(name: $0.name.safeText, number: $0.number.safeText, title: short($0.title))
        }
        return (choices, rest(candidates.count - choices.count + more))
    }

    /// The beginning of `text`, without card numbers, safe to show.
    func short(_ text: String) -> String { text.shownName.safeText }
}
