package import StoriesEntity
package import StoriesPorts

/// The built-in stories and galleries.
package struct SampleStories: StoriesService {
    private let language: String

    /// The stories and galleries in the language with this code.
    package init(language: String) { self.language = language }

    package func items() async throws(StoriesError) -> [StoryItem] {
        StoryFeed.builtIn.flatMap(\.items).map { $0.item(in: language) }
    }
}
