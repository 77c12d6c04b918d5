package import StoriesEntity
package import StoriesPorts

/// Answers with what it was given.
package struct StoriesStub: StoriesService {
    private let answer: Result<[StoryItem], StoriesError>

    package init(_ items: [StoryItem]) { answer = .success(items) }

    package init(_ error: StoriesError) { answer = .failure(error) }

    package func items() async throws(StoriesError) -> [StoryItem] { try answer.get() }
}

extension StoryItem {
    /// A story with so many drawings.
    package static func story(_ id: String = "s", drawings: Int = 3, text: String = "Once upon a time.")
        -> StoryItem
    {
        StoryItem(
            id: id, title: "The \(id)", cover: Illustration(address: "wide", description: "the cover"),
            content: .story(text: text, drawings: (0..<drawings).map { .fixture("thing \($0)") }))
    }

    /// A gallery of pictures at these addresses.
    package static func gallery(_ id: String = "g", _ pictures: [String] = ["wide", "high", "square"])
        -> StoryItem
    {
        StoryItem(
            id: id, title: "The \(id)", cover: Illustration(address: "wide", description: "the cover"),
            content: .gallery(pictures.map { Illustration(address: $0, description: "a \($0) picture") }))
    }
}

extension Drawing {
    /// A level line of sixty units.
    package static func fixture(_ description: String, path: String = "M0 20H60") -> Drawing {
        Drawing(description: description, path: path, width: 60, height: 40)
    }
}
