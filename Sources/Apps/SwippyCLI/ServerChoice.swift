import CommandLine
import Foundation
import PaymentCardsBuilder
package import PaymentCardsPorts
import ScreenProgram
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
        guard let url = call.text(ServerOptions.url) else {
            if let option = ServerOptions.needingServer.first(where: call.has) {
                throw call.error(.missingCompanion(ServerOptions.url.spelling, of: option.spelling))
            }
            return nil
        }
        guard let connect = console.connect else { throw OtherProgram.http }
        let isVerbose = call.flag(ServerOptions.verbose)
        let settings = ServerSettings(
            url: url, token: try token(), timeout: call.duration(ServerOptions.timeout),
            isOffline: isOffline || call.flag(ServerOptions.offline),
            longestAge: call.duration(ServerOptions.maxAge),
            cacheFolder: console.cacheFolder, log: { if isVerbose { log($0) } })
        do throws(ServerSettings.Fault) {
            return try connect(settings)
        } catch {
            switch error {
            case .notAServer(let text):
                throw call.error(
                    .invalidValue(
                        of: .option(ServerOptions.url.spelling), value: text, problem: .notAServer))
            case .notAToken:
                throw CommandStop(
                    exitCode: .badData,
                    message: ServerStrings.noToken[language], advice: ServerStrings.tokenShape[language])
            case .tokenInTheClear:
                throw CommandStop(.insecure(.credentialsInTheClear), language)
            case .unlinked(let flag):
                throw CommandStop(
                    exitCode: .internalError, message: ServerStrings.unlinked[language],
                    advice: ServerStrings.link(flag, language))
            }
        }
    }

    private func token() throws -> String? {
        guard let path = call.text(ServerOptions.tokenFile) else { return nil }
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

/// Messages about servers and tokens.
enum ServerStrings {
    static let askToken = LocalizedText(en: "Token, which is not shown", uk: "Токен (не показується)")
    static let noToken = LocalizedText(
        en: "there is no token in what --token-file names", uk: "у тому, що вказує --token-file, немає токена"
    )
    static let tokenShape = LocalizedText(
        en: "A token is one line of Latin letters, digits and punctuation.",
        uk: "Токен — це рядок із латинських літер, цифр і розділових знаків.")

    static let unlinked = LocalizedText(
        en: "this program was linked in a way that lets a server end it",
        uk: "цю програму скомпоновано так, що сервер може її обірвати")

    static func link(_ flag: String, _ language: Language) -> String {
        LocalizedText(en: "Build it with \(flag).", uk: "Зберіть її з \(flag).")[language]
    }

    static func openToken(_ path: String, _ language: Language) -> String {
        LocalizedText(
            en: "others on this machine can read the token in \(path); close it with chmod 600",
            uk: "токен у \(path) можуть читати й інші на цьому комп’ютері; закрийте його через chmod 600")[
                language]
    }
}

/// The server that the person specified, and how to talk to it.
package struct ServerSettings: Sendable {
    /// Why the settings are invalid.
    package enum Fault: Error, Equatable, Sendable {
        /// Not an `http` or `https` URL, or one with a user, a query or a fragment; the text is safe to show.
        case notAServer(String)
        /// The text can't be a token (RFC 6750, 2.1).
        case notAToken
        /// The token would be sent unencrypted over the network.
        case tokenInTheClear
        /// The program was linked without this flag, so that a server could end it.
        case unlinked(flag: String)
    }

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
    /// Called with a log line for each event, without any secret in it.
    package let log: @Sendable (String) -> Void
}

/// Creates the service for a server.
package typealias ServerConnecting =
    @Sendable (ServerSettings) throws(ServerSettings.Fault) -> any CardsService

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

extension Console {
    /// The folder for what can be fetched again. As the XDG Base Directory Specification demands, a relative path in the
    /// environment is ignored.
    var cacheFolder: String? {
        func directory(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return (directory("XDG_CACHE_HOME") ?? directory("HOME").map { $0 + "/.cache" }).map {
            $0 + "/swippy"
        }
    }
}

/// A token read from a file or from standard input.
struct TokenFile {
    /// The contents; empty if they are longer than any token.
    let text: String
    /// Whether users other than its owner can read the file.
    let isReadableByOthers: Bool

    /// The size limit, larger than any token: 64 KiB.
    private static let sizeLimit = 1 << 16

    /// Reads the file at `path`, or standard input if that is `-`.
    init(path: String) throws(CardsError) {
        let handle = try path == "-" ? .standardInput : Self.open(path)
        defer { handle.closeFile() }
        var status = stat()
        let kind = fstat(handle.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind != S_IFDIR else {
            throw .unreadableFile(path: path, reason: String(cString: strerror(EISDIR)))
        }
        isReadableByOthers = kind == S_IFREG && status.st_mode & 0o077 != 0
        var bytes = Data()
        do {
            while let chunk = try handle.read(upToCount: Self.sizeLimit), !chunk.isEmpty {
                bytes += chunk
                guard bytes.count <= Self.sizeLimit else { break }
            }
        } catch {
            throw .unreadableFile(path: path, reason: error.localizedDescription)
        }
        text = bytes.count <= Self.sizeLimit ? String(decoding: bytes, as: UTF8.self) : ""
    }

    private static func open(_ path: String) throws(CardsError) -> FileHandle {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor < 0 else { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
        switch errno {
        case ENOENT: throw .noSuchFile(path: path)
        case EACCES, EPERM: throw .deniedFile(path: path)
        case let code: throw .unreadableFile(path: path, reason: String(cString: strerror(code)))
        }
    }
}
