import Foundation
import HTTPServerSupport
import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("What is kept when something is changed on a server", .takesTurns, .endsIfItHangs)
struct HTTPChangeTests {
    private let folder = Folder()
    private let then = Date(timeIntervalSince1970: 1_795_168_800)

    private func client(
        _ url: String, after seconds: Double = 0, configure: (inout CardsServer) -> Void = { _ in }
    ) throws -> Client {
        try Client(url, now: then + seconds) { server in
            server.cacheFolder = folder.url.path
            configure(&server)
        }
    }

    /// What is done on the server, and what it is asked to do it.
    enum Change: String, CaseIterable {
        case pay, undo

        func make(_ service: HTTPCardsService) async throws(CardsError) {
            switch self {
            case .pay: _ = try await service.pay(.fixture())
            case .undo: _ = try await service.undo(PaymentReference("SW-1"))
            }
        }
    }

    /// A server with one card more for each change that it was asked for, which it calls fresh for an hour, and that answers
    /// changes so.
    private func server(_ answer: Answer) throws -> HTTPServer {
        let changes = Mutex(0)
        return try HTTPServer { request in
            if request.method != "GET" {
                changes.withLock { $0 += 1 }
                return answer
            }
            return .json(
                ServedFeed.page(ServedFeed.cards(0..<changes.withLock { $0 } + 1)),
                headers: ["Cache-Control": "max-age=3600"])
        }
    }

    @Test(
        "dues from before a change with an unknown outcome are shown no more, by any program",
        arguments: Change.allCases, [Answer.reset(Data("{".utf8)), .status(500), .json("{}")])
    func inDoubt(change: Change, answer: Answer) async throws {
        let url: String
        do {
            let server = try server(answer)
            url = server.url
            _ = try await client(url).cards()
            let changing = try client(url) { $0.configuration.retry.attempts = 1 }
            #expect(await changing.failure(change.make)?.leavesUnknown == true)
            try await same(client(url).cards().count, 2)
            try await same(changing.cards().count, 2)
            #expect(await changing.failure(change.make)?.leavesUnknown == true)
        }
        // Nothing is left that could be shown as if it were so now.
        #expect(await (try client(url, after: 60)).failure() != nil)
    }

    @Test("dues are asked for as soon as a change is on its way, by any program", arguments: Change.allCases)
    func onTheWay(change: Change) async throws {
        let server = try server(.held(.status(500)))
        _ = try await client(server.url).cards()
        let changing = try client(server.url) { $0.configuration.retry.attempts = 1 }
        async let failure = changing.failure(change.make)
        await server.wait { $0.requests.count == 2 }
        try await same(client(server.url).cards().count, 2)
        // Without a connection they are shown as old, for who knows whether the change comes about.
        #expect(
            try await client(server.url, after: 60) { $0.isOffline = true }.service.wallet().kept
                != nil)
        // Nor is what was asked for on the way, which may be from before the change, however fresh the server calls it.
        let asked = server.record.requests.count
        try await same(client(server.url).cards().count, 2)
        same(server.record.requests.count, asked + 1)
        server.release()
        await same(failure, .server(status: 500))
        // Nobody knows whether it comes about later.
        try await same(client(server.url).cards().count, 2)
        try await same(client(server.url).cards().count, 2)
        same(server.record.requests.count, asked + 3)
    }

    /// Whether `change`, answered so, leaves the person in doubt, and how often each of three other programs has to ask for dues
    /// that the server calls fresh.
    private func outcome(of change: Change, _ answer: Answer) async throws -> (isKnown: Bool, asked: Int) {
        let server = try server(answer)
        let error = await (try client(server.url)).failure(change.make)
        let sent = server.record.requests.count
        for _ in 0..<3 { _ = try await client(server.url).cards() }
        return (error?.leavesUnknown != true, server.record.requests.count - sent)
    }

    @Test(
        "dues are not fresh while the person is told that the outcome is unknown, whatever the answer was",
        arguments: [
            (.pay, .json(#"{ "message": "in progress" }"#, status: 409)),
            (.pay, .json(ServedFeed.payment(), status: 202)),
            (.pay, .json(ServedFeed.payment(card: "8"), status: 201)), (.pay, .json("<html>", status: 201)),
            (.pay, .html("?", status: 201)), (.pay, .status(204)),
            (.undo, .json(ServedFeed.payment())), (.undo, .json(ServedFeed.payment("SW-2"))),
            (.undo, .json("<html>")), (.undo, .status(204)),
        ] as [(Change, Answer)])
    func unknown(change: Change, answer: Answer) async throws {
        let (isKnown, asked) = try await outcome(of: change, answer)
        #expect(!isKnown && asked == 3)
    }

    @Test(
        "dues are fresh again as soon as the outcome is known",
        arguments: [
            (.pay, .json(ServedFeed.payment(), status: 201)), (.pay, .json(ServedFeed.payment())),
            (.pay, .json(#"{ "code": "nothing_due" }"#, status: 422)), (.pay, .status(422)),
            (.pay, .json(#"{ "code": "reused_key", "reference": "SW-9" }"#, status: 409)),
            (.undo, .json(ServedFeed.payment(undone: "\"2026-11-20T10:01:00Z\""))), (.undo, .status(410)),
        ] as [(Change, Answer)])
    func known(change: Change, answer: Answer) async throws {
        let (isKnown, asked) = try await outcome(of: change, answer)
        #expect(isKnown && asked == 1)
    }

    @Test("dues are fresh again once a change is over", arguments: Change.allCases)
    func over(change: Change) async throws {
        let server = try server(.status(404))
        #expect(await (try client(server.url)).failure(change.make)?.leavesUnknown == false)
        for _ in 0..<3 { try await same(client(server.url).cards().count, 2) }
        same(server.record.requests.count, 2)
    }

    @Test("dues from before a change that went nowhere are shown as old", arguments: Change.allCases)
    func nowhere(change: Change) async throws {
        let url: String
        do {
            let server = try server(.status(500))
            url = server.url
            _ = try await client(url).cards()
        }
        let later = try client(url, after: 300)
        #expect(await later.failure(change.make)?.leavesUnknown == false)
        try await same(later.service.wallet().kept?.age, .seconds(300))
    }
}
