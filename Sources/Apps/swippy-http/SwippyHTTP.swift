import Foundation
import PaymentCardsServer
import SwippyCLI

/// `swippy` with all that talking to a server takes.
///
/// `swippy` becomes this program when its cards come from a server, so that it starts without an HTTP client when they don't.
@main
struct SwippyHTTP {
    static func main() async {
        CardsServer.preventFolders()
        exit(
            await CommandLineTool.run { settings throws(ServerSettings.Fault) in
                HTTPCardsService(try CardsServer(settings))
            })
    }
}

extension CardsServer {
    /// The server that `settings` tell of.
    fileprivate init(_ settings: ServerSettings) throws(ServerSettings.Fault) {
        do throws(CardsServer.Fault) {
            try self.init(url: settings.url, token: settings.token)
        } catch {
            switch error {
            case .notAServer(let text): throw .notAServer(text)
            case .notAToken: throw .notAToken
            case .tokenInTheClear: throw .tokenInTheClear
            }
        }
        if let timeout = settings.timeout { self.timeout = timeout }
        isOffline = settings.isOffline
        longestAge = settings.longestAge
        cacheFolder = settings.cacheFolder
        log = settings.log
    }
}
