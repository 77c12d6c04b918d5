package import MoviesPorts
package import ScreenContract
import Values
import Words

extension MovieWording {
    /// A failure in words.
    package func alert(for error: MoviesError) -> AlertState {
        let (message, advice) = words(for: error)
        var facts: [String] = []
        if case .unreachable(let host, let fault) = error, error.isWithoutConnection {
            facts = [text(for: fault, at: host)]
        }
        return AlertState(
            title: voice("Error", "Помилка"), message: message, facts: facts, advice: advice)
    }

    /// That an action needs a connection.
    func text(for action: ConnectedAction) -> String {
        switch action {
        case .sort: voice("Sorting needs a connection.", "Для сортування потрібне з’єднання.")
        case .filter: voice("Filters need a connection.", "Для фільтрів потрібне з’єднання.")
        }
    }

    /// What is wrong with the store of movies, in words.
    func text(for fault: StoreFault) -> String {
        voice[fault.what.otherwise].replacing("{}", with: fault.path)
    }

    private func words(for error: MoviesError) -> (message: String, advice: String) {
        let later = voice("Try again later.", "Спробуйте пізніше.")
        switch error {
        case .unreachable(let host, .missingLibrary(let library)):
            return (
                text(for: .missingLibrary(library), at: host),
                voice(
                    "Install the package libcurl4 or libcurl.", "Встановіть пакунок libcurl4 чи libcurl.")
            )
        case .unreachable(let host, let fault) where !error.isWithoutConnection:
            return (text(for: fault, at: host), later)
        case .offline, .unreachable:
            return (
                voice(
                    "You are offline. Please, enable your Wi-Fi or connect using cellular data.",
                    "Ви офлайн. Увімкніть Wi-Fi або мобільний інтернет."),
                voice("Then try again.", "Тоді спробуйте ще раз.")
            )
        case .offlineWithout(let fault):
            return (words(for: .offline).message, text(for: fault) + " " + voice[fault.advice.otherwise])
        case .needsConnection(.sort):
            return (
                text(for: .sort),
                voice("Show the most popular movies.", "Перегляньте найпопулярніші фільми.")
            )
        case .needsConnection(.filter):
            return (text(for: .filter), voice("Remove the filters.", "Приберіть фільтри."))
        case .timeout:
            return (voice("The server takes too long to answer.", "Сервер надто довго відповідає."), later)
        case .cancelled: return (voice("Stopped.", "Зупинено."), "")
        case .refusedToken(let message):
            return (
                message ?? voice("The server refuses the token.", "Сервер не приймає токен."),
                tokenAdvice
                    ?? voice(
                        "Put a valid read access token into the token file.",
                        "Запишіть у файл токена чинний токен для читання.")
            )
        case .tooManyRequests(let pause, let message):
            return (
                message ?? voice("The server has been asked too often.", "Забагато запитів до сервера."),
                pause.map { voice("Try again in \(text(for: $0)).", "Спробуйте за \(text(for: $0)).") }
                    ?? later
            )
        case .server(let status, let message):
            return (
                message
                    ?? voice("The server failed (status \(status)).", "Помилка сервера (статус \(status))."),
                advice(at: status) ?? later
            )
        case .uselessAnswer(let host, let problem):
            return (
                voice("The answer of \(host) is not usable: ", "Відповідь \(host) непридатна: ")
                    + text(for: problem),
                later
            )
        case .insecure(let host, let reason):
            return (
                voice(
                    "The connection to \(host) isn’t safe: \(reason)",
                    "З’єднання з \(host) небезпечне: \(reason)"),
                voice("Nothing was sent.", "Нічого не надіслано.")
            )
        case .unknownMovie(let id):
            let id = "\(id)".withMaskedNames
            return (
                voice("There is no movie with the id \(id).", "Фільму з id \(id) немає."),
                voice("Search for its title.", "Пошукайте за назвою.")
            )
        case .noSuchPlace(let place, let last):
            return (
                voice("There is no movie at place \(place).", "Фільму на місці \(place) немає."),
                place < 1
                    ? voice("The first place is 1.", "Перше місце — 1.")
                    : voice("The last place is \(last).", "Останнє місце — \(last).")
            )
        case .noSuchPage(let last):
            return (
                voice("There is no such page.", "Такої сторінки немає."),
                voice("Pages are numbered from 1 to \(last).", "Сторінки мають номери від 1 до \(last).")
            )
        }
    }

    private func text(for fault: ConnectionFault, at host: String) -> String {
        let reason =
            switch fault {
            case .refused: voice("connection refused", "з’єднання відхилено")
            case .unknownHost: voice("unknown host", "такого хоста немає")
            case .noAnswer: voice("it closed the connection", "він розірвав з’єднання")
            case .missingLibrary(let library):
                voice("this system has no \(library)", "у цій системі немає \(library)")
            case .other(let reason): reason
            }
        return voice("\(host) can’t be reached: \(reason).", "Сервер \(host) недоступний: \(reason).")
    }

    /// What to do where the same request would fail again.
    private func advice(at status: Int) -> String? {
        switch status {
        case 404, 405, 410: voice("Check the server’s address.", "Перевірте адресу сервера.")
        case 400..<500 where status != 408:
            voice(
                "Ask for another page, or with other filters or words.",
                "Запитайте іншу сторінку чи з іншими фільтрами або словами.")
        default: nil
        }
    }

    /// A pause in the largest unit that it has at least two of, rounded up.
    private func text(for pause: Duration) -> String {
        let seconds = pause.components.seconds + (pause.components.attoseconds > 0 ? 1 : 0)
        func upTo(_ unit: Int64) -> Int { Int((seconds + unit - 1) / unit) }
        return switch seconds {
        case ..<120: voice("\(seconds) s", "\(seconds) с")
        case ..<7_200: voice("\(upTo(60)) min", "\(upTo(60)) хв")
        default: voice("\(upTo(3_600)) h", "\(upTo(3_600)) год")
        }
    }

    private func text(for problem: AnswerProblem) -> String {
        switch problem {
        case .notJSON(let type): voice("it is \(type), not JSON", "це \(type), а не JSON")
        case .broken: voice("it is not valid JSON", "це неправильний JSON")
        case .unexpected(let path):
            path.isEmpty
                ? voice("it is not what was asked for", "це не те, про що питали")
                : voice("the field “\(path)” is wrong", "поле «\(path)» неправильне")
        case .tooLong(let limit):
            voice("it is longer than \(limit >> 20) MiB", "вона довша за \(limit >> 20) МіБ")
        case .redirects(let limit):
            voice("it redirects more than \(limit) times", "понад \(limit) перенаправлень")
        case .interrupted: voice("it broke off", "вона обірвалася")
        case .encoded(let name): voice("it is encoded: \(name)", "її закодовано: \(name)")
        }
    }
}
