/// A movie in words, as a list shows it.
package struct MovieFace: Equatable, Sendable {
    package let title: String
    /// The year; empty if it is unknown.
    package let year: String
    /// Its genres, separated by commas; empty if there are none.
    package let genres: String
    /// From 0 to 5, to the half; `nil` if too few people have voted.
    package let stars: Double?
    /// The rating as a number, or a dash.
    package let rating: String
    /// The address of the picture, in the size for its place.
    package let poster: String?
    /// What the picture shows.
    package let posterDescription: String
    /// The same for screen readers: title and year, genres, rating.
    package let sentences: [String]

    package init(
        title: String, year: String, genres: String, stars: Double?, rating: String, poster: String?,
        posterDescription: String, sentences: [String]
    ) {
        (self.title, self.year, self.genres, self.stars) = (title, year, genres, stars)
        (self.rating, self.poster, self.posterDescription) = (rating, poster, posterDescription)
        self.sentences = sentences
    }
}
