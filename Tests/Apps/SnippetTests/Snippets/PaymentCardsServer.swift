import PaymentCards
import PaymentCardsServer

/// Screens of the cards of a server. While it can't be reached, they show what `cacheFolder` keeps.
func screens(of url: String, cacheFolder: String) throws -> CardScreenBuilder {
    var server = try CardsServer(url: url)
    server.cacheFolder = cacheFolder
    return CardScreenBuilder(service: HTTPCardsService(server))
}
