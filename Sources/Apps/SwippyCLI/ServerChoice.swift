import Foundation
import PaymentCardsBuilder
import PaymentCardsPorts
import Words

/// The server that the command line or the environment names, if any.
struct ServerChoice {
    let call: Call

    private var console: Console { call.console }
    private var language: Language { call.language }

    /// The service for the server; `nil` if the cards come from elsewhere. `log` receives a line for each event.
    ///
    /// - Throws: an error in the options, the environment or the token file; `OtherProgram` if this program can't talk to
    ///   servers.
    func service(log: @escaping @Sendable (String) -> Void) throws -> (any CardsService)? {
        guard let (url, name) = url else {
            if let option = ServerOptions.needingServer.first(where: call.has) {
                throw call.error(.missingCompanion(ServerOptions.url.spelling, of: option.spelling))
            }
            return nil
        }
        guard let connect = console.connect else { throw OtherProgram.http }
        let isVerbose = call.flag(ServerOptions.verbose)
        let settings = ServerSettings(
            url: url, token: try token(), timeout: call.duration(ServerOptions.timeout),
            isOffline: call.flag(ServerOptions.offline), longestAge: call.duration(ServerOptions.maxAge),
            cacheFolder: cacheFolder, log: { if isVerbose { log($0) } })
        do throws(ServerSettings.Fault) {
            return try connect(settings)
        } catch {
            switch error {
            case .notAServer(let text):
                throw call.error(.invalidValue(of: .option(name), value: text, problem: .notAServer))
            case .notAToken:
                throw CommandStop(
                    exitCode: .badData,
                    lines: ["swippy: \(ServerStrings.noToken[language])", ServerStrings.tokenShape[language]])
            case .tokenInTheClear:
                throw CommandStop(.insecure(.credentialsInTheClear), language)
            }
        }
    }

    /// The URL, and where it was given. Another source of cards on the command line takes precedence over the environment.
    private var url: (text: String, name: String)? {
        if let url = call.text(ServerOptions.url) { return (url, ServerOptions.url.spelling) }
        let others = [FeedOptions.file, FeedOptions.mockDelay, FeedOptions.mockFailure, LiveOptions.replay]
        guard !others.contains(where: call.has) else { return nil }
        return variable("SWIPPY_URL").map { ($0, "SWIPPY_URL") }
    }

    private func token() throws -> String? {
        guard let path = call.text(ServerOptions.tokenFile) ?? variable("SWIPPY_TOKEN_FILE") else {
            return nil
        }
        if path == "-", console.isInputTerminal {
            return console.readHiddenLine("\(ServerStrings.askToken[language]): ") ?? ""
        }
        do {
            if path == "-" { console.progress?.begin(.input) }
            defer { console.progress?.end() }
            let file = try TokenFile(path: path)
            if file.isReadableByOthers {
                let path = VisibleText(path: path).text
                console.writeError("swippy: \(ServerStrings.openToken(path, language))\n")
            }
            return file.text
        } catch {
            throw CommandStop(error, language)
        }
    }

    /// The folder for cached answers. As the XDG Base Directory Specification demands, a relative path in the environment is
    /// ignored.
    private var cacheFolder: String? {
        func directory(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let base = directory("XDG_CACHE_HOME") ?? directory("HOME").map { $0 + "/.cache" }
        return base.map { $0 + "/swippy" }
    }

    private func variable(_ name: String) -> String? {
        console.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension CommandStop {
    /// Ends a command that failed with `error` before there was a screen.
    init(_ error: CardsError, _ language: Language) {
        self.init(error, ErrorAlerts(language: language).alert(for: error))
    }
}

/// Messages about servers and tokens.
private enum ServerStrings {
    static let askToken = LocalizedText(en: "Token, which is not shown", uk: "Токен (не показується)")
    static let noToken = LocalizedText(
        en: "there is no token in what --token-file names", uk: "у тому, що вказує --token-file, немає токена"
    )
    static let tokenShape = LocalizedText(
        en: "A token is one line of Latin letters, digits and punctuation.",
        uk: "Токен — це рядок із латинських літер, цифр і розділових знаків.")

    static func openToken(_ path: String, _ language: Language) -> String {
        LocalizedText(
            en: "others on this machine can read the token in \(path); close it with chmod 600",
            uk: "токен у \(path) можуть читати й інші на цьому комп’ютері; закрийте його через chmod 600")[
                language]
    }
}
