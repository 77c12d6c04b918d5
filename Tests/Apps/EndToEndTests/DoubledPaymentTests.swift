import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

/// A bank that pays each key once, and then answers as it likes, and lists its payments as it likes.
private final class ErringBank: Sendable {
    enum List: CaseIterable, Sendable {
        case right, late, empty, failing, gone
    }

    private struct Payment {
        let key: String
        let amount, rest: Int
        let date = Date().ISO8601Format()

        func json(_ place: Int) -> String {
            """
            { "reference": "SW-\(place + 1)", "card_id": "7001", "occurrence": 1, "due_id": "d", "amount": \(amount), \
            "rest": \(rest), "currency": "INR", "date": "\(date)", "idempotency_key": "\(key)" }
            """
        }
    }

    private struct State {
        var status: Int?
        var list: List
        var reads = 0
        /// How often it has listed its cards; it may give a due another id each time, and show other digits of the number.
        var listings = 0
        var payments: [Payment] = []
        var rest: Int { payments.reduce(1000) { $0 - $1.amount } }
    }

    private struct Order: Decodable { let amount: Int }

    private let state: Mutex<State>
    private let isFickle: Bool

    /// A bank that answers orders with this status, whatever it does; a fickle one calls the same due something else each time.
    init(status: Int, _ list: List, isFickle: Bool = false) {
        state = Mutex(State(status: status, list: list))
        self.isFickle = isFickle
    }

    var paid: [Int] { state.withLock { $0.payments.map(\.amount) } }

    /// From now on, all answers are right.
    func heal() { state.withLock { ($0.status, $0.list) = (nil, .right) } }

    func server() throws -> HTTPServer { try HTTPServer { [self] in answer($0) } }

    private func answer(_ request: ReceivedRequest) -> Answer {
        state.withLock { state in
            switch (request.method, request.path.split(separator: "/").last) {
            case ("GET", "cards"):
                if isFickle { state.listings += 1 }
                let due =
                    #"{ "id": "d\#(isFickle ? "\(state.listings)" : "")", "amount": \#(state.rest), "currency": "INR", "state": "due today" }"#
                return .json(Feed.of([Feed.card + [("due", due), ("actions", #"["pay_now"]"#)]]))
            case ("GET", "payments"):
                state.reads += 1
                switch state.list {
                case .right: return Self.list(state.payments)
                case .late: return Self.list(Array(state.payments.dropLast(state.reads < 4 ? 1 : 0)))
                case .empty: return Self.list([])
                case .failing: return .status(500)
                case .gone: return .status(404)
                }
            case ("GET", _): return .status(204)
            default: return pay(request, &state)
            }
        }
    }

    private static func list(_ payments: [Payment]) -> Answer {
        let lines = payments.enumerated().reversed().map { $1.json($0) }
        return .json("{ \"payment\": [\(lines.joined(separator: ","))] }")
    }

    private func pay(_ request: ReceivedRequest, _ state: inout State) -> Answer {
        let key = request.headers["idempotency-key"] ?? ""
        let earlier = state.payments.firstIndex { $0.key == key }
        if earlier == nil {
            do {
                let amount = try JSONDecoder().decode(Order.self, from: request.body).amount
                state.payments.append(Payment(key: key, amount: amount, rest: state.rest - amount))
            } catch {
                return .status(400)
            }
        }
        let place = earlier ?? state.payments.count - 1
        let payment = state.payments[place].json(place)
        return .json(payment, status: state.status ?? (earlier == nil ? 201 : 200))
    }
}

@Suite("A bank that pays, and answers with any status", .takesTurns, .endsIfItHangs, .showsSeed)
struct DoubledPaymentTests {
    /// The statuses between these are asked for by chance; more of them in a long run.
    private static let statuses = [202, 204, 302, 304, 400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 503]

    @Test(
        "pays once, whatever it lists, however often a script tries and however many at once",
        arguments: ErringBank.List.allCases, [false, true])
    fileprivate func once(list: ErringBank.List, areMany: Bool) async throws {
        var random = SeededGenerator.ofThisRun()
        let others = (0..<TestRun.count(3, long: 400)).map { _ in Int.random(in: 200...599, using: &random) }
        for status in areMany ? [400, 503, others[0]] : Self.statuses + others {
            let swippy = try Swippy(here: true)
            let bank = ErringBank(status: status, list)
            let server = try bank.server()
            let line = ["pay", "7001", "--amount", "40", "--yes", "--url", server.url]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<(areMany ? 8 : 1) {
                    group.addTask { for _ in 1...3 { _ = try await swippy.run(line) } }
                }
                try await group.waitForAll()
            }
            bank.heal()
            let healed = try await swippy.run(line)
            same(bank.paid, [40], "\(status), \(list): \(healed.errors)")
            #expect(healed.end == .exit(0) || healed.end == .exit(80), "\(status), \(list): \(healed.errors)")
        }
    }

    @Test("pays once, even if it gives the due another id to each of many programs at once")
    func fickleAtOnce() async throws {
        for status in [201, 202, 500] {
            let swippy = try Swippy(here: true)
            let bank = ErringBank(status: status, .right, isFickle: true)
            let server = try bank.server()
            let line = ["pay", "7001", "--amount", "40", "--yes", "--url", server.url]
            let ends = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
                for _ in 0..<8 { group.addTask { try await swippy.run(line) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            same(bank.paid, [40], "\(status): \(ends.map(\.errors))")
        }
    }

    @Test("pays once, even if it gives the due another id each time", arguments: ErringBank.List.allCases)
    fileprivate func fickle(list: ErringBank.List) async throws {
        for status in [202, 500, 503] + ([.failing, .gone].contains(list) ? [400, 422] : []) {
            let swippy = try Swippy(here: true)
            let bank = ErringBank(status: status, list, isFickle: true)
            let server = try bank.server()
            let line = ["pay", "7001", "--amount", "40", "--yes", "--url", server.url]
            for _ in 1...3 { _ = try await swippy.run(line) }
            let other = try await swippy.run(["pay", "7001", "--amount", "41", "--yes", "--url", server.url])
            #expect(other.end != .exit(0) || bank.paid == [40, 41], "\(status), \(list): \(other.errors)")
            bank.heal()
            let healed = try await swippy.run(line)
            same(bank.paid.filter { $0 == 40 }, [40], "\(status), \(list): \(healed.errors)")
            #expect(healed.end == .exit(0) || healed.end == .exit(80), "\(status), \(list): \(healed.errors)")
        }
    }
}
