import Foundation
import OffersEntity
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The format of offers")
struct OfferFormatTests {
    @Test("The help, its page and the check name the same fields")
    func fields() throws {
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/OfferJSON.md"), encoding: .utf8)
        let table = try #require(page.split(separator: "\n\n").first { $0.hasPrefix("| Field |") })
        let named = table.split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: " | ").first }
            .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.output.1) } }
        #expect(Set(named) == Set(OfferInspection.keys))
        #expect(Set(OfferOptions.format.rows.map(\.term)) == Set(OfferInspection.keys))
        #expect(OffersCommand.topics.contains { $0.title == OfferOptions.format.title })
    }
}
