import Foundation
import Networking
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("Docs/openapi.json")
struct OpenAPITests {
    /// An operation of the document.
    private struct Operation {
        let method: String
        let path: String
        let members: [String: Any]

        /// The example of the body of a response with this status, or of the request.
        func example(_ status: String?) throws -> Data {
            let responses = members["responses"] as? [String: [String: Any]]
            let holder = status.map { responses?[$0] } ?? members["requestBody"] as? [String: Any]
            let content = holder?["content"] as? [String: [String: Any]]
            let example = try #require(content?["application/json"]?["example"])
            return try JSONSerialization.data(withJSONObject: example)
        }

        var statuses: Set<String> { Set((members["responses"] as? [String: Any] ?? [:]).keys) }
    }

    private let document: [String: Any]

    init() throws {
        let data = try Data(contentsOf: PackageFolder.url.appending(path: "Docs/openapi.json"))
        document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private var operations: [Operation] {
        let paths = document["paths"] as? [String: [String: Any]] ?? [:]
        return paths.flatMap { path, item in
            item.compactMap { method, members in
                (members as? [String: Any]).map { Operation(method: method, path: path, members: $0) }
            }
        }
    }

    private func operation(_ route: CardsEndpoint.Route) throws -> Operation {
        try #require(
            operations.first { $0.path == route.path && $0.method == route.method.rawValue.lowercased() })
    }

    @Test("has the paths, methods and statuses that the code knows, and no others")
    func routes() throws {
        let known = CardsEndpoint.Route.all.map { "\($0.method.rawValue.lowercased()) \($0.path)" }
        same(operations.map { "\($0.method) \($0.path)" }.sorted(), known.sorted())
        for route in CardsEndpoint.Route.all {
            try same(operation(route).statuses, Set(route.statuses.map(String.init) + ["default"]))
        }
        #expect((document["openapi"] as? String)?.hasPrefix("3.1.") == true)
    }

    @Test("references only what exists")
    func references() throws {
        let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any] ?? [:]
        func references(in value: Any) -> [String] {
            switch value {
            case let object as [String: Any]:
                (object["$ref"] as? String).map { [$0] } ?? object.values.flatMap(references)
            case let list as [Any]: list.flatMap(references)
            default: []
            }
        }
        let all = Set(references(in: document))
        same(all.subtracting(schemas.keys.map { "#/components/schemas/\($0)" }), ["CardJSON.schema.json"])
    }

    @Test("shows examples that the code reads")
    func examples() throws {
        let answer = CardsAnswer(server: "example")
        let card = CardID(feedID: "48822394455")
        let page = try answer.page(try operation(.cards).example("200"), most: 9)
        #expect(page.cards.count == 1 && page.envelope == FeedEnvelope(pages: 1, perPage: 100, total: 1))
        try same(answer.statement(try operation(.statement).example("200"), of: card).transactions.count, 1)
        try same(answer.payments(try operation(.payments).example("200"), of: card).count, 1)
        for status in ["200", "201"] {
            #expect(try answer.payment(try operation(.pay).example(status), of: .pay).undone == nil)
        }
        #expect(try answer.payment(try operation(.undo).example("200"), of: .undo).undone != nil)
        let order = try JSONDecoder().decode(OrderBody.self, from: try operation(.pay).example(nil))
        #expect(order.dueID == "128768" && order.currency == "INR" && order.purpose == .full)
    }

    @Test("has the purposes of orders and the codes of refusals that the code knows")
    func codes() throws {
        let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]]
        func codes(_ schema: String, _ member: String) -> [String] {
            let properties = schemas?[schema]?["properties"] as? [String: [String: Any]]
            return properties?[member]?["enum"] as? [String] ?? []
        }
        same(codes("Order", "purpose"), PaymentPurpose.allCases.map(\.rawValue))
        let answer = CardsAnswer(server: "example")
        let refusals = codes("Refusal", "code")
        same(refusals.count, 9)
        for code in refusals {
            let refusal = answer.refusal(
                Data(#"{ "code": "\#(code)", "amount": 1, "rest": 1, "reference": "SW-1" }"#.utf8),
                status: 422, of: .fixture())
            if case .server = refusal { Issue.record("\(code) is not known") }
        }
    }

    @Test("shows refusals that the code understands")
    func refusals() throws {
        let answer = CardsAnswer(server: "example")
        func refusal(_ status: Int) throws -> CardsError {
            answer.refusal(
                try operation(.pay).example("\(status)"), status: status, of: .fixture())
        }
        try same(refusal(409), .reusedKey("k", payment: PaymentReference("SW-7K3M-9QPD-2X")))
        if case .paymentRefused(.moreThanDue) = try refusal(422) {} else { Issue.record("not more than due") }
    }
}
