import Values

extension [StoryItem] {
    /// The items that `name` may mean: the one at a place, as in `@3`; the one with that id or title; those whose id or title
    /// begins with it, or else contains it. Neither case nor extra blanks matter.
    package func named(_ name: String) -> [StoryItem] {
        let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        if name.hasPrefix("@") {
            guard let place = Int(name.dropFirst()), indices.contains(place - 1) else { return [] }
            return [self[place - 1]]
        }
        guard !name.isEmpty else { return [] }
        func items(_ isMeant: (String) -> Bool) -> [StoryItem] {
            filter { isMeant($0.id.lowercased()) || isMeant($0.title.lowercased()) }
        }
        return [items { $0 == name }, items { $0.hasPrefix(name) }, items { $0.contains(name) }]
            .first { !$0.isEmpty } ?? []
    }

    /// The items whose ids come closest to `name`, at most three.
    package func nearest(to name: String) -> [StoryItem] {
        let similarity = Similarity(to: name.lowercased())
        return map { (item: $0, errors: similarity.errors(in: $0.id.lowercased())) }
            .filter { $0.errors <= 2 }.sorted { $0.errors < $1.errors }.prefix(3).map(\.item)
    }
}
