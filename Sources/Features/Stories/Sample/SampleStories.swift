package import StoriesEntity
package import StoriesPorts

/// The stories and galleries that are built in.
package struct SampleStories: StoriesService {
    private let language: String

    /// Those in the language with this code.
    package init(language: String) { self.language = language }

    package func items() async throws(StoriesError) -> [StoryItem] {
        StoryFeed.builtIn.flatMap(\.items).map { $0.item(in: language) }
    }
}
