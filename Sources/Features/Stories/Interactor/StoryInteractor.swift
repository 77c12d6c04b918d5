package import StoriesEntity
package import StoriesPorts

/// Answers the questions of the screens of stories.
package struct StoryInteractor: Sendable {
    private let service: any StoriesService

    package init(service: any StoriesService) { self.service = service }

    /// All stories and galleries.
    package func items() async throws(StoriesError) -> [StoryItem] { try await service.items() }

    /// The item `steps` after the one that `name` means; after the last one comes the first.
    package func item(_ name: String, _ steps: Int) async throws(StoriesError) -> StoryItem {
        let items = try await service.items()
        let found = items.named(name)
        guard let item = found.first, let place = items.firstIndex(of: item) else {
            throw .unknown(name, nearest: items.nearest(to: name))
        }
        guard found.count == 1 else { throw .ambiguous(name, found) }
        return items[((place + steps) % items.count + items.count) % items.count]
    }
}
