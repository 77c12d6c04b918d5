import CommandLine
package import Foundation
import PaymentCardsBuilder
package import PaymentCardsPorts
package import PaymentCardsServer
import ScreenProgram
import Values
import Words

/// The server that the command line or a setting names, if any.
struct ServerChoice {
    let call: Call
    /// Whether nothing may be sent, even if the command line allows it.
    var isOffline = false

    private var console: Console { call.console }
    private var language: Language { call.language }

    /// The service for the server; `nil` if the cards come from elsewhere. `log` receives a line for each event.
    ///
    /// - Throws: an error in the options, the environment or the token file.
    func service(log: @escaping @Sendable (String) -> Void) throws -> (any CardsService & FeedChecking)? {
        guard let url = call.text(ServerOptions.url) else { return nil }
        let (token, isVerbose) = (try token(), call.flag(ServerOptions.verbose))
        do throws(ServerFault) {
            var server = try CardsServer(url: url, token: token)
            if let timeout = call.duration(ServerOptions.timeout) { server.timeout = timeout }
            server.isOffline = isOffline || call.flag(ServerOptions.offline)
            server.longestAge = call.duration(ServerOptions.maxAge)
            server.cacheFolder = call.folder(.cache)
            server.log = { if isVerbose { log($0) } }
            return console.connect(server, console.days().timeZone)
        } catch {
            switch error {
            case .notAServer(let text):
                throw call.error(
                    .invalidValue(
                        of: .option(ServerOptions.url.spelling), value: text, problem: .notAServer))
            case .notAToken:
                throw call.noToken
            case .tokenInTheClear:
                throw CommandStop(.insecure(.credentialsInTheClear), language)
            }
        }
    }

    /// The token, for which standard input may have to be read.
    private func token() throws(CommandStop) -> String? {
        let isPiped = call.text(ServerOptions.tokenFile) == "-" && !console.isInputTerminal
        if isPiped { console.progress?.begin(.input) }
        defer { if isPiped { console.progress?.end() } }
        return try call.token()
    }
}

extension CommandStop {
    /// Ends a command that failed with `error` before there was a screen.
    init(_ error: CardsError, _ call: Call) {
        self.init(
            error, ErrorAlerts(language: call.language, commands: SwippyCommands(call)).alert(for: error))
    }

    /// The same where nothing is known of a command line.
    init(_ error: CardsError, _ language: Language) {
        self.init(
            error,
            ErrorAlerts(language: language, commands: SwippyCommands(language: language)).alert(for: error))
    }
}

/// Creates the service for a server and a person in a time zone.
package typealias ServerConnecting =
    @Sendable (CardsServer, TimeZone) -> any CardsService & FeedChecking

extension Console {
    /// Creates the service for a server. Tests may put another one in its place.
    var connect: ServerConnecting {
        get { self[ServerConnecting.self] ?? { HTTPCardsService($0, timeZone: $1) } }
        set { self[ServerConnecting.self] = newValue }
    }
}
