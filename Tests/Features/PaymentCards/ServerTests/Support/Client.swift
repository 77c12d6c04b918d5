import Foundation
import HTTPServerSupport
import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization
import Values

@testable import PaymentCardsServer

/// A service with everything around it that a test holds.
struct Client {
    let service: HTTPCardsService
    let log = Lines()

    /// A service that asks the server at `url`, does not pause before it tries again, and tries twice.
    init(
        _ url: String, token: String? = "tok-5up3r-s3cret", now: Date = Date(), timeZone: TimeZone = .gmt,
        hasNetwork: Bool = true,
        configure: (inout CardsServer) -> Void = { _ in },
        didLog: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        var server = try CardsServer(url: url, token: token)
        server.configuration.retry.basePause = .milliseconds(1)
        server.configuration.retry.attempts = 2
        // A busy machine is no slow server.
        (server.configuration.attemptTimeout, server.configuration.totalTimeout) = (
            .seconds(600), .seconds(1200)
        )
        configure(&server)
        let log = log
        service = HTTPCardsService(
            server,
            environment: HTTPEnvironment(
                now: { now },
                log: {
                    log.append($0)
                    didLog($0)
                }), timeZone: timeZone
        ) { hasNetwork }
    }

    /// All cards.
    func cards() async throws(CardsError) -> [PaymentCard] { try await service.wallet().cards }

    /// How `work` fails; `nil` if it does not.
    func failure(
        _ work: ((HTTPCardsService) async throws(CardsError) -> Void)? = nil
    ) async -> CardsError? {
        do throws(CardsError) {
            guard let work else {
                _ = try await service.wallet()
                return nil
            }
            try await work(service)
            return nil
        } catch {
            return error
        }
    }
}

/// Lines that somebody wrote.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A folder that is gone when the test is over.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "swippy-http-\(UUID().uuidString)")

    /// The bytes of all files below, as text.
    var contents: String {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: url.path).map { path in
                String(
                    decoding: FileManager.default.contents(atPath: url.appending(path: path).path) ?? Data(),
                    as: UTF8.self)
            }.joined(separator: "\n")
        }
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            // Nothing was kept in it.
        }
    }
}

extension PaymentOrder {
    static func fixture(
        key: String = "k", amount: Decimal = 500.25, purpose: PaymentPurpose = .amount
    ) -> PaymentOrder {
        PaymentOrder(
            card: CardID(feedID: "7"), number: CardNumber(masking: "4332 XXXX XXXX 6564"),
            due: Due(
                id: "d7", money: Money(amount: 1500.5, currency: Currency(text: "₹")), state: "due in 6 days"),
            amount: amount, purpose: purpose, idempotencyKey: key)
    }
}
