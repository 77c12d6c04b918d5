import Foundation
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("What may be kept of an answer")
struct KeepableJSONTests {
    private func kept(_ json: String) -> String? {
        KeepableJSON.keepable(Data(json.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("is what the contract names, exactly")
    func known() {
        let json = #"{"card":[{"due":{"amount":7853.33,"id":"1"},"title":"Картка"}],"total":2}"#
        same(kept(json), json)
        same(kept(#"{ "cvv": "123", "card": [ { "pin": 1, "id": "1" } ] }"#), #"{"card":[{"id":"1"}]}"#)
        same(kept("[null, true, -0.001]"), "[null,true,-0.001]")
    }

    @Test("has its numbers of cards masked, but stays of its kind")
    func masked() {
        same(kept(#"{"number":"1234567890123456"}"#), #"{"number":"123456XXXXXX3456"}"#)
        same(kept(#"{"number":1234567890123456}"#), #"{"number":0}"#)
        same(kept(#"{"amount":4111111111111111}"#), #"{"amount":0}"#)
        same(kept(#"{"text":"a 4111111111111111 b"}"#), #"{"text":"a 411111XXXXXX1111 b"}"#)
    }

    @Test(
        "is nothing if an identity may be a card number, a number has too many digits, or there is no JSON",
        arguments: [
            #"{"id":"4111111111111111"}"#, #"{"amount":1234567890123456789012345678901234567891}"#, "{",
            "[1,]", "",
            #"{"title":"\ud800"}"#, #"{"amount":1.00000000000000000000000000000000000000001}"#,
        ])
    func nothing(json: String) {
        #expect(kept(json) == nil)
    }
}
