import CommandLine
package import Foundation
import PaymentCardsBuilder
package import PaymentCardsPorts
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
    /// - Throws: an error in the options, the environment or the token file; `OtherProgram` if this program can't talk to
    ///   servers.
    func service(log: @escaping @Sendable (String) -> Void) throws -> (any CardsService)? {
        guard let url = call.text(ServerOptions.url) else { return nil }
        guard let connect = console.connect else { throw OtherProgram.http }
        let isVerbose = call.flag(ServerOptions.verbose)
        let settings = ServerSettings(
            url: url, token: try token(), timeout: call.duration(ServerOptions.timeout),
            isOffline: isOffline || call.flag(ServerOptions.offline),
            longestAge: call.duration(ServerOptions.maxAge),
            cacheFolder: call.folder(.cache), timeZone: console.days().timeZone,
            log: { if isVerbose { log($0) } })
        do throws(ServerFault) {
            return try connect(settings)
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

/// The server that the person specified, and how to talk to it.
package struct ServerSettings: Sendable {
    /// The server's URL.
    package let url: String
    /// The token that authenticates the caller; `nil` for none.
    package let token: String?
    /// The time limit for a request, including all attempts; `nil` for the default.
    package let timeout: Duration?
    /// Whether to use only cached answers and send nothing.
    package let isOffline: Bool
    /// The maximum age of cached answers; `nil` for no limit.
    package let longestAge: Duration?
    /// The folder for cached answers, used when there is no connection; `nil` for none.
    package let cacheFolder: String?
    /// Where the person is, whose days are counted.
    package let timeZone: TimeZone
    /// Called with a log line for each event, without any secret in it.
    package let log: @Sendable (String) -> Void
}

/// Creates the service for a server.
package typealias ServerConnecting =
    @Sendable (ServerSettings) throws(ServerFault) -> any CardsService

extension OtherProgram {
    /// The program that can talk to servers.
    static let http = OtherProgram(
        name: "swippy-http",
        missing: LocalizedText(
            en: "this program can’t talk to servers, and the one that can does not start",
            uk: "ця програма не спілкується із серверами, а та, що вміє, не запускається"),
        advice: LocalizedText(
            en: "Put swippy-http beside swippy; it comes from the same build.",
            uk: "Покладіть swippy-http поруч зі swippy; її створює та сама збірка."))
}
