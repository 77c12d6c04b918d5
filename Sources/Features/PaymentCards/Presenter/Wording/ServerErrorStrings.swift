import PaymentCardsEntity
import Words

/// The fixed texts of what goes wrong between here and a server; `{}` stands for the thing at fault.
enum ServerErrorStrings {
    static let saying = LocalizedText(en: "The server says: {}", uk: "Сервер каже: {}")
    static let notAccepted = LocalizedText(
        en: "The server requires authentication (status {}).",
        uk: "Сервер вимагає автентифікації (статус {}).")
    static let forbidden = LocalizedText(
        en: "The server does not let you do this (status {}).",
        uk: "Сервер вам цього не дозволяє (статус {}).")
    static let notThere = LocalizedText(
        en: "The server found nothing at this address (status {}).",
        uk: "За цією адресою на сервері нічого немає (статус {}).")
    static let busy = LocalizedText(
        en: "The server has received too many requests (status {}).",
        uk: "Сервер отримав забагато запитів (статус {}).")
    static let misunderstood = LocalizedText(
        en: "The server did not accept the request (status {}).", uk: "Сервер не прийняв запиту (статус {}).")
    static let checkToken = LocalizedText(
        en: "Check the token: it may be missing, mistyped or no longer valid.",
        uk: "Перевірте токен: його може бракувати, він може бути хибним або вже не чинним.")
    static let askForAccess = LocalizedText(
        en: "Ask the server’s administrator for access.", uk: "Попросіть доступ в адміністратора сервера.")
    static let checkAddress = LocalizedText(
        en: "Check the server’s address.", uk: "Перевірте адресу сервера.")
    static let checkServer = LocalizedText(
        en: "Check the server’s address, and whether the server is running.",
        uk: "Перевірте адресу сервера й чи він працює.")
    static let wait = Plural(
        en: ("Try again in # second.", "Try again in # seconds."),
        uk: ("Спробуйте через # секунду.", "Спробуйте через # секунди.", "Спробуйте через # секунд."))

    static let refused = LocalizedText(en: "Nothing answers at {}.", uk: "За адресою {} ніхто не відповідає.")
    static let unknownHost = LocalizedText(en: "There is no server “{}”.", uk: "Сервера «{}» немає.")
    static let noAnswer = LocalizedText(
        en: "{} closed the connection without answering.", uk: "{} розірвав з’єднання без відповіді.")
    static let numericAddress = LocalizedText(
        en: "{} is an IPv6 address, which can’t be used here.",
        uk: "{} — це адреса IPv6, а такі тут не підтримуються.")
    static let nameTheServer = LocalizedText(
        en:
            "Use the server’s name. If it has none, add a line to /etc/hosts: the address, a space, the name.",
        uk: "Вкажіть ім’я сервера. Якщо імені немає, додайте рядок до /etc/hosts: адреса, пробіл, ім’я.")
    static let noConnection = LocalizedText(
        en: "Can’t connect to {}", uk: "Не вдається під’єднатися до {}")

    static let notCached = LocalizedText(
        en: "Nothing from {} is cached for this request yet.",
        uk: "З {} для цього запиту ще нічого не збережено.")
    static let cachedTooOld = Phrase(
        LocalizedText(
            en: "What is cached from {} is older than {age} allows.",
            uk: "Збережене з {} старіше, ніж дозволяє {age}."),
        otherwise: LocalizedText(
            en: "What is cached from {} is older than allowed.", uk: "Збережене з {} старіше, ніж дозволено.")
    )
    static let orderOffline = Phrase(
        LocalizedText(
            en: "Nothing is sent to {} with {offline}, so nothing was changed.",
            uk: "З {offline} до {} нічого не надсилається, тож нічого не змінено."),
        otherwise: LocalizedText(
            en: "Nothing is sent to {} while offline, so nothing was changed.",
            uk: "Без мережі до {} нічого не надсилається, тож нічого не змінено."))
    static let goOnline = Phrase(
        LocalizedText(
            en: "Run the command without {offline}.", uk: "Запустіть команду без {offline}."),
        otherwise: LocalizedText(en: "Go online.", uk: "Вийдіть у мережу."))
    static let allowOlder = Phrase(
        LocalizedText(
            en: "Raise {age}, or run the command without {offline}.",
            uk: "Збільште {age} або запустіть команду без {offline}."),
        otherwise: LocalizedText(
            en: "Go online, or allow cards to be older.", uk: "Вийдіть у мережу або дозвольте старіші картки."
        ))

    static let certificate = LocalizedText(
        en: "The server can’t prove its identity", uk: "Сервер не може підтвердити, хто він")
    static let downgrade = LocalizedText(
        en: "The server redirected from an encrypted connection to an unencrypted one.",
        uk: "Сервер перенаправив із зашифрованого з’єднання на незашифроване.")
    static let credentialsInTheClear = LocalizedText(
        en: "The token would have been sent over the network unencrypted.",
        uk: "Токен пішов би мережею незашифрованим.")
    static let useHTTPS = LocalizedText(
        en: "Use an address that begins with https://.", uk: "Візьміть адресу, що починається з https://.")
    static let distrust = LocalizedText(
        en: "Nothing was sent. Ask the server’s administrator; on an unfamiliar network, try another one.",
        uk: "Нічого не надіслано. Запитайте адміністратора сервера; у незнайомій мережі спробуйте іншу.")

    static let interrupted = LocalizedText(
        en: "{} broke off in the middle of its answer.", uk: "{} обірвав свою відповідь.")
    static let notJSON = LocalizedText(
        en: "{} answered with something other than cards", uk: "{} відповів не картками")
    static let checkPortal = LocalizedText(
        en: "Check the address; a package network may want you to sign in with a browser first.",
        uk: "Перевірте адресу; публічна мережа може вимагати спершу ввійти через браузер.")
    static let redirects = Plural(
        en: ("{} redirected more than # time.", "{} redirected more than # times."),
        uk: (
            "{} перенаправив понад # раз.", "{} перенаправив понад # рази.", "{} перенаправив понад # разів."
        ))
    static let endless = Plural(
        en: ("The list from {} does not end after # page.", "The list from {} does not end after # pages."),
        uk: (
            "Список із {} триває після # сторінки.", "Список із {} триває після # сторінок.",
            "Список із {} триває після # сторінок."
        ))
    static let shifting = LocalizedText(
        en: "The list from {} changed while it was being read.",
        uk: "Список із {} змінився, поки його читали.")
    static let tellServer = LocalizedText(
        en: "Report this to the server’s administrator.", uk: "Повідомте про це адміністратора сервера.")
    static let otherCard = LocalizedText(
        en: "{} answered about another card.", uk: "{} відповів про іншу картку.")
    static let misfit = LocalizedText(
        en: "The answer from {} does not match this payment: the field “#” is wrong.",
        uk: "Відповідь від {} не узгоджується з цим платежем: хибне поле «#».")
    static let broken = LocalizedText(
        en: "{} answered with something that can’t be read.", uk: "Відповідь від {} неможливо прочитати.")
    static let tooLong = LocalizedText(
        en: "{} answered with more than # MiB.", uk: "Відповідь від {} довша за # МіБ.")
    static let unusableKey = LocalizedText(
        en: "The key “{}” can’t be used.", uk: "Ключ «{}» не годиться.")
    static let spellKey = LocalizedText(
        en: "Use 1 to 255 Latin letters, digits and punctuation marks, without spaces, and no card number.",
        uk: "Візьміть від 1 до 255 латинських літер, цифр і розділових знаків, без пробілів і номерів карток."
    )
}
