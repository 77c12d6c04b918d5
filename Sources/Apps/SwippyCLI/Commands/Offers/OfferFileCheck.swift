import Foundation
import JSONFeed
import OffersEntity
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import ScreenProgram

/// Finds everything that is wrong with a file of offers, as is done for a feed of cards.
struct OfferFileCheck: FeedChecking {
    private let source: FeedSource

    /// A check of the file at `path`, or of standard input if that is `-`.
    init(path: String) { source = path == "-" ? .standardInput : .file(path: path) }

    func findings() async throws(CardsError) -> FeedFindings {
        try source.findings(
            in: CheckedList("offers", of: .offers, keys: OfferInspection.keys, inspect: Self.element))
    }

    private static func element(_ json: Data) -> CheckedList.Element {
        do {
            let offer = try ExactJSON.offers.decode(OfferInspection.self, from: json)
            let faults = offer.faults.map {
                CardInspection.Remark(path: $0.path, problem: .unreadable($0, strays: []))
            }
            let strangers =
                strangers(in: offer.banks, at: "banks", as: Bank.self, .bank)
                + strangers(in: offer.networks, at: "networks", as: CardNetwork.self, .network)
            return CheckedList.Element(id: offer.offer?.id.feedID, remarks: faults + strangers)
        } catch {
            // Well-formed JSON that no decoder can represent.
            let field = UnreadableField(path: "", expected: .object, found: .brokenText)
            return CheckedList.Element(
                id: nil, remarks: [CardInspection.Remark(path: "", problem: .unreadable(field, strays: []))])
        }
    }

    private static func strangers<Code: FeedCode>(
        in texts: [String], at path: String, as type: Code.Type, _ word: FeedFinding.Word
    ) -> [CardInspection.Remark] {
        texts.enumerated().filter { !Code.known.contains(Code(code: $1)) }.map { index, text in
            CardInspection.Remark(path: "\(path)[\(index)]", problem: .unknown(word, text))
        }
    }
}
