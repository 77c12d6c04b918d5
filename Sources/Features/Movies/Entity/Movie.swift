package import Values

/// A movie as a list knows it.
package struct Movie: Identifiable, Hashable, Sendable, Codable {
    /// Its id at the source.
    package let id: Int
    package let title: String
    /// The title in the language that it was made in, if that is another one.
    package let originalTitle: String?
    /// The code of the language that it was made in, such as `de`.
    package let originalLanguage: String?
    /// Each of them once.
    package let genres: [Genre]
    package let released: CalendarDate?
    /// `nil` if no one has rated it, or the source doesn't say.
    package let rating: Rating?
    /// Its current popularity, in the source's own unit.
    package let popularity: Double
    package let poster: Poster?

    package init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
        genres: [Genre] = [], released: CalendarDate? = nil, rating: Rating? = nil, popularity: Double = 0,
        poster: Poster? = nil
    ) {
        (self.id, self.title, self.originalTitle) = (id, title, originalTitle)
        (self.originalLanguage, self.genres, self.released) = (originalLanguage, genres.once, released)
        (self.rating, self.popularity, self.poster) = (rating, popularity, poster)
    }

    /// Whether a search for `text` finds it: each word of the search begins a word of one of its titles, ignoring case and
    /// accents. A text without words finds nothing.
    package func isFound(by text: String) -> Bool {
        let wanted = text.searchWords
        guard !wanted.isEmpty else { return false }
        return [title, originalTitle].contains { title in
            let words = title?.searchWords ?? []
            return wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
        }
    }
}

extension Sequence where Element: Identifiable {
    /// The elements, each once, in their order.
    package var once: [Element] {
        var ids: Set<Element.ID> = []
        return filter { ids.insert($0.id).inserted }
    }
}

/// A kind of movie.
package struct Genre: Identifiable, Hashable, Sendable, Codable {
    /// Its id at the source.
    package let id: Int
    /// Its name, in the requested language.
    package let name: String

    package init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// What an audience thinks of a movie.
package struct Rating: Hashable, Sendable, Codable {
    /// From 0 to 10.
    package let average: Double
    /// How many people have voted; at least 1.
    package let votes: Int

    /// A rating; `nil` if the values are impossible.
    package init?(average: Double, votes: Int) {
        guard (0...10).contains(average), votes > 0 else { return nil }
        (self.average, self.votes) = (average, votes)
    }

    /// With fewer votes than this, a rating says nothing about the movie, and is not shown.
    package static let fewestVotes = 10

    package var isTelling: Bool { votes >= Self.fewestVotes }
}

/// Where the pictures of a poster are.
package struct Poster: Hashable, Sendable, Codable {
    /// What a picture is used for; the raw value is the source's name for the size, its width in pixels.
    package enum Size: String, CaseIterable, Sendable {
        case list = "w185"
        case details = "w342"
        case viewer = "w780"
    }

    /// The parts of the address before and after the size.
    private let base, path: String

    package init(base: String, path: String) { (self.base, self.path) = (base, path) }

    /// The address of the picture for `size`.
    package func address(_ size: Size) -> String { base + size.rawValue + path }
}
