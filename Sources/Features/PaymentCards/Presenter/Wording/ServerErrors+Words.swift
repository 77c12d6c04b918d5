import JSONWords
import PaymentCardsPorts
import Values
import Words

// What goes wrong between here and a server, and what to do; the names of hosts are safe to show.

extension CardVoice {
    fileprivate var tellServer: String {
        self("Report this to the server’s administrator.", "Повідомте про це адміністратора сервера.")
    }

    fileprivate var checkAddress: String {
        self("Check the server’s address.", "Перевірте адресу сервера.")
    }

    /// Words an answer that is no success.
    func words(forStatus status: Int, message: String?, retryAfter: Duration?) -> Advice {
        let (what, advice) =
            switch status {
            case 401:
                words(
                    "The server requires authentication (status \(status)).",
                    "Сервер вимагає автентифікації (статус \(status)).",
                    "Check the token: it may be missing, mistyped or no longer valid.",
                    "Перевірте токен: його може бракувати, він може бути хибним або вже не чинним.")
            case 403:
                words(
                    "The server does not let you do this (status \(status)).",
                    "Сервер вам цього не дозволяє (статус \(status)).",
                    "Ask the server’s administrator for access.",
                    "Попросіть доступ в адміністратора сервера.")
            case 404, 410:
                words(
                    "The server found nothing at this address (status \(status)).",
                    "За цією адресою на сервері нічого немає (статус \(status)).",
                    "Check the server’s address. If it is right, report this to the server’s administrator.",
                    "Перевірте адресу сервера. Якщо вона правильна, повідомте про це адміністратора сервера.")
            case 429:
                words(
                    "The server has received too many requests (status \(status)).",
                    "Сервер отримав забагато запитів (статус \(status)).", tryLater)
            case 300..<500:
                words(
                    "The server did not accept the request (status \(status)).",
                    "Сервер не прийняв запиту (статус \(status)).", status < 400 ? checkAddress : tellServer)
            default:
                words(
                    "The server failed with status \(status).",
                    "Сервер повернув помилку зі статусом \(status).", tryLater)
            }
        let said = message.map { self(" The server says: \($0)", " Сервер каже: \($0)") } ?? ""
        return (what + said, retryAfter.flatMap(waiting) ?? advice)
    }

    /// "Try again in 30 seconds."; `nil` for a long wait.
    private func waiting(_ pause: Duration) -> String? {
        let seconds = pause.components.seconds
        let text = Plural(
            en: ("Try again in # second.", "Try again in # seconds."),
            uk: ("Спробуйте через # секунду.", "Спробуйте через # секунди.", "Спробуйте через # секунд."))
        return (1...600).contains(seconds) ? self(text, Int(seconds)) : nil
    }
}

extension UnreachableReason {
    /// Words that there is no connection to `host`.
    func words(at host: String, in voice: CardVoice) -> Advice {
        let checkServer = voice(
            "Check the server’s address, and whether the server is running.",
            "Перевірте адресу сервера й чи він працює.")
        return switch self {
        case .refused:
            voice.words("Nothing answers at \(host).", "За адресою \(host) ніхто не відповідає.", checkServer)
        case .unknownHost:
            voice.words("There is no server “\(host)”.", "Сервера «\(host)» немає.", voice.checkAddress)
        case .noAnswer:
            voice.words(
                "\(host) closed the connection without answering.",
                "\(host) розірвав з’єднання без відповіді.", checkServer)
        case .missingLibrary(let library):
            voice.words(
                "This system has no \(library.safeText).", "У цій системі немає \(library.safeText).",
                "Install the package libcurl4 or libcurl.", "Встановіть пакунок libcurl4 чи libcurl.")
        case .other(let reason):
            voice.words(
                "Can’t connect to \(host): \(reason.safeText)",
                "Не вдається під’єднатися до \(host): \(reason.safeText)", checkServer)
        }
    }
}

extension CacheGap {
    /// Words that nothing is sent, and that what was asked for is not in the cache.
    func words(of host: String, in voice: CardVoice) -> Advice {
        let goOnline = voice(
            Phrase(
                "Run the command without {offline}.", "Запустіть команду без {offline}.",
                otherwise: "Go online.", "Вийдіть у мережу."))
        switch self {
        case .nothing:
            return voice.words(
                "Nothing from \(host) is cached for this request yet.",
                "З \(host) для цього запиту ще нічого не збережено.", goOnline)
        case .tooOld:
            let message = Phrase(
                "What is cached from {} is older than {age} allows.",
                "Збережене з {} старіше, ніж дозволяє {age}.",
                otherwise: "What is cached from {} is older than allowed.",
                "Збережене з {} старіше, ніж дозволено.")
            let advice = Phrase(
                "Raise {age}, or run the command without {offline}.",
                "Збільште {age} або запустіть команду без {offline}.",
                otherwise: "Go online, or allow cards to be older.",
                "Вийдіть у мережу або дозвольте старіші картки.")
            return (voice(message).filled(with: host), voice(advice))
        case .order:
            let message = Phrase(
                "Nothing is sent to {} with {offline}, so nothing was changed.",
                "З {offline} до {} нічого не надсилається, тож нічого не змінено.",
                otherwise: "Nothing is sent to {} while offline, so nothing was changed.",
                "Без мережі до {} нічого не надсилається, тож нічого не змінено.")
            return (voice(message).filled(with: host), goOnline)
        }
    }
}

extension InsecureReason {
    /// Words that it was better to stop.
    func words(in voice: CardVoice) -> Advice {
        switch self {
        case .certificate(let reason):
            voice.words(
                "The server can’t prove its identity: \(reason.safeText)",
                "Сервер не може підтвердити, хто він: \(reason.safeText)",
                "Nothing was sent. Ask the server’s administrator; on an unfamiliar network, try another one.",
                "Нічого не надіслано. Запитайте адміністратора сервера; у незнайомій мережі спробуйте іншу.")
        case .downgrade:
            voice.words(
                "The server redirected from an encrypted connection to an unencrypted one.",
                "Сервер перенаправив із зашифрованого з’єднання на незашифроване.", voice.tellServer)
        case .credentialsInTheClear:
            voice.words(
                "The token would have been sent over the network unencrypted.",
                "Токен пішов би мережею незашифрованим.",
                "Use an address that begins with https://.", "Візьміть адресу, що починається з https://.")
        }
    }
}

extension AnswerProblem {
    /// Words an answer that is of no use.
    func words(from host: String, in voice: CardVoice) -> Advice {
        switch self {
        case .interrupted:
            voice.words(
                "\(host) broke off in the middle of its answer.", "\(host) обірвав свою відповідь.",
                voice.tryAgain)
        case .encoded(let name):
            voice.words(
                "\(host) encoded its answer: \(name.safeText)",
                "\(host) закодував відповідь: \(name.safeText)", voice.tellServer)
        case .notJSON(let type):
            voice.words(
                "\(host) answered with something other than cards\(type.isEmpty ? "." : ": \(type.safeText)")",
                "\(host) відповів не картками\(type.isEmpty ? "." : ": \(type.safeText)")",
                "Check the address; a public network may want you to sign in with a browser first.",
                "Перевірте адресу; публічна мережа може вимагати спершу ввійти через браузер.")
        case .redirects(let limit):
            (voice(Self.redirects, limit).replacing("{}", with: host), voice.checkAddress)
        case .tooMany(let cards):
            voice.words(
                "The list from \(host) has more than \(cards) cards.",
                "Список із \(host) має понад \(cards) карток.", voice.tellServer)
        case .shifting:
            voice.words(
                "The list from \(host) changed while it was being read.",
                "Список із \(host) змінився, поки його читали.", voice.tryAgain)
        case .unexpected(let field): ("\(host): \(field.text(in: voice.language))", voice.tellServer)
        case .otherCard:
            voice.words(
                "\(host) answered about another card.", "\(host) відповів про іншу картку.", voice.tellServer)
        case .misfit(let field):
            voice.words(
                "The answer from \(host) does not match this payment: the field “\(field.shownName.safeText)” is wrong.",
                "Відповідь від \(host) не узгоджується з цим платежем: хибне поле «\(field.shownName.safeText)».",
                voice.tellServer)
        case .broken:
            voice.words(
                "\(host) answered with something that can’t be read.",
                "Відповідь від \(host) неможливо прочитати.", voice.tellServer)
        case .tooLong(let limit):
            voice.words(
                "\(host) answered with more than \(limit >> 20) MiB.",
                "Відповідь від \(host) довша за \(limit >> 20) МіБ.", voice.tellServer)
        }
    }

    private static let redirects = Plural(
        en: ("{} redirected more than # time.", "{} redirected more than # times."),
        uk: (
            "{} перенаправив понад # раз.", "{} перенаправив понад # рази.", "{} перенаправив понад # разів."
        ))
}
