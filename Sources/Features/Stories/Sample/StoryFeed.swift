import Foundation
import Pictures
import StoriesEntity
import Values

/// Stories and galleries as they are in a file, with their pictures and their texts in both languages.
struct StoryFeed: Decodable, Sendable {
    let items: [Entry]

    struct Entry: Decodable, Sendable {
        let id: String
        let title: Localized
        let cover: Art?
        let text: Localized?
        let drawings: [Line]?
        let pictures: [Art]?
    }

    struct Line: Decodable, Sendable {
        let name: Localized
        /// Width and height.
        let size: [Double]
        let path: String
    }

    /// Texts by the codes of their languages.
    struct Localized: Decodable, Sendable {
        private let texts: [String: String]

        init(from decoder: any Decoder) throws {
            texts = try decoder.singleValueContainer().decode([String: String].self)
        }

        /// The text in `language`, or else in English.
        func text(in language: String) -> String { (texts[language] ?? texts["en"] ?? "").safeText }
    }

    /// The stories and galleries of a JSON text.
    init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    /// The original ones, which never change, then the later ones.
    static let builtIn: [StoryFeed] = {
        do {
            return try [firstStories, moreStories].map(StoryFeed.init)
        } catch {
            // Proof: the texts are compiled in, and a test reads them.
            preconditionFailure("stories: \(error)")
        }
    }()
}

extension StoryFeed.Entry {
    /// The item in `language`.
    func item(in language: String) -> StoryItem {
        StoryItem(
            id: id.safeText, title: title.text(in: language),
            cover: cover.map { _ in
                Illustration(address: "\(id)/cover", description: title.text(in: language))
            },
            content: content(in: language))
    }

    private func content(in language: String) -> StoryItem.Content {
        if let pictures {
            return .gallery(
                pictures.enumerated().map { place, art in
                    Illustration(address: "\(id)/\(place)", description: art.name?.text(in: language) ?? "")
                })
        }
        return .story(
            text: text?.text(in: language) ?? "",
            drawings: (drawings ?? []).map { line in
                Drawing(
                    description: line.name.text(in: language), path: line.path, width: line.size.first ?? 0,
                    height: line.size.last ?? 0)
            })
    }
}
