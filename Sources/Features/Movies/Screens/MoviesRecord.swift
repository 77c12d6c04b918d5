package import Records

/// Movies as data, the same in every language except for the source's own texts.
package struct MoviesRecord: Record {
    /// A movie.
    package struct Line: Described {
        package let id: Int
        package let title: String
        /// As in 1927-01-10.
        package let released: String?
        package let genres: [String]
        package let rating: Double?
        package let votes: Int?
        package let originalTitle, originalLanguage, poster, overview, trailer: String?
        package let countries: [String]?
        package let minutes: Int?

        package init(
            id: Int, title: String, released: String?, genres: [String], rating: Double?, votes: Int?,
            originalTitle: String?, originalLanguage: String?, poster: String?, overview: String? = nil,
            trailer: String? = nil, countries: [String]? = nil, minutes: Int? = nil
        ) {
            (self.id, self.title, self.released, self.genres) = (id, title, released, genres)
            (self.rating, self.votes, self.originalTitle) = (rating, votes, originalTitle)
            (self.originalLanguage, self.poster, self.overview) = (originalLanguage, poster, overview)
            (self.trailer, self.countries, self.minutes) = (trailer, countries, minutes)
        }

        /// Its fields for programs.
        package static let fields: [Field<Line>] = [
            Field("id", \.id, en: "the movie’s id", uk: "id фільму"),
            Field("title", \.title, en: "title", uk: "назва"),
            Field("released", \.released, en: "the day of its release", uk: "день прем’єри"),
            Field(
                "genres", \.genres, en: "its genres, separated by commas", uk: "жанри через кому"),
            Field(
                "rating", \.rating, en: "the average rating, from 0 to 10", uk: "середня оцінка від 0 до 10"),
            Field("votes", \.votes, en: "how many people have voted", uk: "скільки людей проголосувало"),
            .json(
                "originalTitle", \.originalTitle, "the title in its own language; missing if it is the same"),
            .json("originalLanguage", \.originalLanguage, "the code of its own language"),
            .json("poster", \.poster, "the URL of its poster; missing if it has none"),
            .json("overview", \.overview, "what it is about; in the details only"),
            .json("countries", \.countries, "where it was made; in the details only"),
            .json("minutes", \.minutes, "its length; in the details only"),
            .json("trailer", \.trailer, "the URL of its trailer; in the details only"),
        ]
    }

    /// The shape of the JSON document.
    package static let shape = "movies/1"

    /// The members of the document.
    package static let fields: [Field<MoviesRecord>] = [
        .json(
            "source", \.source,
            "where they come from: sample for the built-in ones, or the name of the server"),
        .json("movies", \.lines, "the movies, in the order that was asked for"),
        .json("page", \.page, "the number of the page; missing for one movie, or several pages"),
        .json("pages", \.pages, "the number of the last page, as far as is known"),
        .json("total", \.total, "how many movies there are on all pages, as far as is known"),
        .json("skipped", \.skipped, "how many can’t be read"),
    ]

    package let source: String
    package let lines: [Line]
    package let page, pages, total, skipped: Int?

    package init(
        _ lines: [Line], source: String, page: Int? = nil, pages: Int? = nil, total: Int? = nil,
        skipped: Int? = nil
    ) {
        (self.source, self.lines, self.page) = (source, lines, page)
        (self.pages, self.total, self.skipped) = (pages, total, skipped)
    }
}
