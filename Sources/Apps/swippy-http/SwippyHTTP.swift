import CommandLine
import Foundation
import PaymentCardsPorts
import PaymentCardsServer
import SwippyCLI

/// `swippy` with everything needed to talk to a server.
///
/// `swippy` replaces itself with this program if its cards come from a server, so that otherwise it starts without an HTTP
/// client.
@main
struct SwippyHTTP {
    static func main() async {
        exit(
            await Program.runSwippy(
                connecting: { settings throws(ServerFault) in try settings.service() }))
    }
}

extension ServerSettings {
    /// A service that talks to this server.
    func service() throws(ServerFault) -> HTTPCardsService {
        HTTPCardsService(try CardsServer(self), timeZone: timeZone)
    }
}

extension CardsServer {
    /// The server for `settings`.
    init(_ settings: ServerSettings) throws(ServerFault) {
        try self.init(url: settings.url, token: settings.token)
        if let timeout = settings.timeout { self.timeout = timeout }
        isOffline = settings.isOffline
        longestAge = settings.longestAge
        cacheFolder = settings.cacheFolder
        log = settings.log
    }
}
