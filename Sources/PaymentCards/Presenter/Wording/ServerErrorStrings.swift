import PaymentCardsContract
import PaymentCardsEntity

/// The fixed texts of what goes wrong between here and a server; `{}` stands for the thing at fault.
enum ServerErrorStrings {
    static let saying = LocalizedText(en: "The server says: {}", uk: "Сервер каже: {}")
    static let notAccepted = LocalizedText(
        en: "The server wants to know who asks (status {}).", uk: "Сервер хоче знати, хто питає (статус {}).")
    static let forbidden = LocalizedText(
        en: "The server does not let you do this (status {}).",
        uk: "Сервер вам цього не дозволяє (статус {}).")
    static let notThere = LocalizedText(
        en: "There is no such thing on the server (status {}).", uk: "Такого на сервері немає (статус {}).")
    static let busy = LocalizedText(
        en: "The server has too much to do (status {}).", uk: "Сервер перевантажено (статус {}).")
    static let misunderstood = LocalizedText(
        en: "The server did not take the request (status {}).", uk: "Сервер не прийняв запиту (статус {}).")
    static let checkToken = LocalizedText(
        en: "Check the token: it may be missing, mistyped or no longer valid.",
        uk: "Перевірте токен: його може бракувати, він може бути хибним або вже не чинним.")
    static let askForAccess = LocalizedText(
        en: "Ask whoever runs the server for access.", uk: "Попросіть доступ у того, хто керує сервером.")
    static let checkAddress = LocalizedText(
        en: "Check the server’s address.", uk: "Перевірте адресу сервера.")
    static let checkServer = LocalizedText(
        en: "Check the server’s address, and whether the server runs.",
        uk: "Перевірте адресу сервера й чи він працює.")
    static let wait = Plural(
        en: ("Try again in # second.", "Try again in # seconds."),
        uk: ("Спробуйте через # секунду.", "Спробуйте через # секунди.", "Спробуйте через # секунд."))

    static let refused = LocalizedText(en: "Nothing answers at {}.", uk: "За адресою {} ніхто не відповідає.")
    static let unknownHost = LocalizedText(en: "There is no server “{}”.", uk: "Сервера «{}» немає.")
    static let noAnswer = LocalizedText(
        en: "{} ended the connection without an answer.", uk: "{} розірвав з’єднання без відповіді.")
    static let numericAddress = LocalizedText(
        en: "{} is an IPv6 address, which can’t be used here.",
        uk: "{} — це адреса IPv6, а такі тут не підтримуються.")
    static let nameTheServer = LocalizedText(
        en: "Use the server’s name. A line in /etc/hosts gives it one: the address, a space, the name.",
        uk: "Вкажіть ім’я сервера. Дати його можна рядком у /etc/hosts: адреса, пробіл, ім’я.")
    static let noConnection = LocalizedText(
        en: "No connection to {} comes about", uk: "Не вдається під’єднатися до {}")

    static let notCached = LocalizedText(
        en: "Nothing from {} is cached for this yet.", uk: "З {} для цього ще нічого не збережено.")
    static let cachedTooOld = LocalizedText(
        en: "What is cached from {} is older than --max-age allows.",
        uk: "Збережене з {} старіше, ніж дозволяє --max-age.")
    static let orderOffline = LocalizedText(
        en: "With --offline nothing is sent to {}.", uk: "З --offline до {} нічого не надсилається.")
    static let goOnline = LocalizedText(
        en: "Run the command without --offline.", uk: "Запустіть команду без --offline.")
    static let allowOlder = LocalizedText(
        en: "Allow more with --max-age, or run the command without --offline.",
        uk: "Дозвольте більше через --max-age або запустіть команду без --offline.")

    static let certificate = LocalizedText(
        en: "The server can’t prove who it is", uk: "Сервер не може довести, хто він")
    static let downgrade = LocalizedText(
        en: "The server led from an encrypted connection to an unencrypted one.",
        uk: "Сервер перенаправив із зашифрованого з’єднання на незашифроване.")
    static let credentialsInTheClear = LocalizedText(
        en: "The token would have gone over the network unencrypted.",
        uk: "Токен пішов би мережею незашифрованим.")
    static let useHTTPS = LocalizedText(
        en: "Use an address that begins with https://.", uk: "Візьміть адресу, що починається з https://.")
    static let distrust = LocalizedText(
        en: "Nothing was sent. Ask whoever runs the server; on a network you don’t know, try another one.",
        uk: "Нічого не надіслано. Запитайте того, хто керує сервером; у чужій мережі спробуйте іншу.")

    static let interrupted = LocalizedText(
        en: "{} broke off in the middle of its answer.", uk: "{} обірвав свою відповідь.")
    static let notJSON = LocalizedText(
        en: "{} answered with something else than cards", uk: "{} відповів чимось іншим, ніж картки")
    static let checkPortal = LocalizedText(
        en: "Check the address; a public network may want you to sign in with a browser first.",
        uk: "Перевірте адресу; публічна мережа може вимагати спершу ввійти через браузер.")
    static let redirects = Plural(
        en: ("{} redirected more often than # time.", "{} redirected more often than # times."),
        uk: (
            "{} перенаправив понад # раз.", "{} перенаправив понад # рази.", "{} перенаправив понад # разів."
        ))
    static let endless = Plural(
        en: ("The list of {} goes on after # page.", "The list of {} goes on after # pages."),
        uk: (
            "Список із {} триває після # сторінки.", "Список із {} триває після # сторінок.",
            "Список із {} триває після # сторінок."
        ))
    static let shifting = LocalizedText(
        en: "The list of {} changed while it was read.", uk: "Список із {} змінився, поки його читали.")
    static let tellServer = LocalizedText(
        en: "Tell whoever runs the server.", uk: "Повідомте того, хто керує сервером.")
    static let otherCard = LocalizedText(
        en: "{} answered about another card.", uk: "{} відповів про іншу картку.")
    static let misfit = LocalizedText(
        en: "The answer of {} does not fit this payment: “#” is wrong.",
        uk: "Відповідь від {} не відповідає цьому платежу: хибне поле «#».")
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
