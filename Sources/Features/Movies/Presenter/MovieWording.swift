import Foundation
package import MoviesEntity
import MoviesPorts
package import MoviesScreens
package import ScreenContract
package import Values
package import Words

/// Words movies, in one language.
package struct MovieWording: Sendable {
    let voice: Voice
    let days: DayClock
    /// Where the movies come from, for programs.
    let source: String
    /// The credit that the source's terms demand; `nil` if they demand none.
    let credit: PageNote?
    /// What to do about a token that is refused; `nil` where the program knows no better than these words.
    let tokenAdvice: String?
    /// Whether the mark of what is on its way turns.
    let isMoving: Bool

    package init(
        _ voice: Voice, days: DayClock = DayClock(), source: String = "sample", credit: PageNote? = nil,
        tokenAdvice: String? = nil, isMoving: Bool = true
    ) {
        (self.voice, self.days, self.source) = (voice, days, source)
        (self.credit, self.tokenAdvice, self.isMoving) = (credit, tokenAdvice, isMoving)
    }

    /// What is to be known of all the data, which stays in sight.
    ///
    /// - Parameter isFull: whether the credit is told in full, also where there is little room.
    func origin(isFull: Bool = false) -> [PageNote] {
        let sample = voice("A sample", "Зразок")
        return [
            voice.about.map { PageNote($0, staysInSight: true, brief: sample) },
            isFull ? credit.map { PageNote($0.text, staysInSight: true) } : credit,
        ].compactMap(\.self)
    }

    private static let quarterTurn = Duration.milliseconds(150)

    /// How far the mark of what is on its way has turned.
    func turn(_ isLoading: Bool, at time: Duration) -> Int? {
        isMoving && isLoading ? Int(time / Self.quarterTurn) : nil
    }

    /// When it turns on.
    func nextTurn(_ isLoading: Bool, after time: Duration) -> Duration? {
        isMoving && isLoading ? time + Self.quarterTurn : nil
    }

    /// What asking again is called.
    func refreshing(_ hasFailed: Bool) -> String {
        hasFailed ? voice("try again", "ще раз") : voice("refresh", "оновити")
    }

    /// A movie in words, with its poster in `size`.
    package func face(of movie: Movie, _ size: Poster.Size = .list) -> MovieFace {
        let year = movie.released.map { "\($0.year)" } ?? ""
        let genres = movie.genres.map(\.name).joined(separator: ", ")
        let rating = movie.rating.flatMap { $0.isTelling ? $0 : nil }
        return MovieFace(
            title: movie.title, year: year, genres: genres,
            stars: rating.map { ($0.average).rounded() / 2 },
            rating: rating.map { number($0.average) } ?? "–",
            poster: movie.poster?.address(size),
            posterDescription: voice("Poster: \(movie.title)", "Постер: \(movie.title)"),
            sentences: [
                [movie.title, year].filter { !$0.isEmpty }.joined(separator: ", "), genres, spoken(rating),
            ]
            .filter { !$0.isEmpty })
    }

    /// A movie as data.
    package func line(for movie: Movie, _ details: MovieDetails? = nil) -> MoviesRecord.Line {
        MoviesRecord.Line(
            id: movie.id, title: movie.title, released: movie.released?.text,
            genres: movie.genres.map(\.name), rating: movie.rating?.average, votes: movie.rating?.votes,
            originalTitle: movie.originalTitle, originalLanguage: movie.originalLanguage,
            poster: movie.poster?.address(.viewer), overview: details?.overview,
            trailer: details?.trailer?.address, countries: details?.countries,
            minutes: details?.minutes)
    }

    /// The details of a movie in words.
    func sheet(of details: MovieDetails, showsTrailer: Bool = false) -> MovieSheet {
        let movie = details.movie
        let face = face(of: movie, .details)
        let length = details.minutes.map { voice("\($0)\u{A0}min", "\($0)\u{A0}хв") }
        let origin = [face.year, details.countries.joined(separator: ", "), length ?? ""]
        return MovieSheet(
            face: face, originalTitle: movie.originalTitle,
            origin: origin.filter { !$0.isEmpty }.joined(separator: " · "),
            overview: details.overview
                ?? voice("There is no overview in English.", "Опису українською немає."),
            hasOverview: details.overview != nil, rating: rating(movie.rating),
            trailer: details.trailer.map { _ in
                .init(voice("Trailer", "Трейлер"), .trailerRequested, isMain: true)
            }, trailerAddress: details.trailer?.address, showsAddress: showsTrailer)
    }

    private func rating(_ rating: Rating?) -> String {
        guard let rating, rating.isTelling else { return voice("Too few votes", "Замало голосів") }
        let votes = voice(Self.votes, rating.votes).replacing("\(rating.votes)", with: count(rating.votes))
        return voice("of 10, \(votes)", "з 10, \(votes)")
    }

    private static let votes = Plural(en: ("# vote", "# votes"), uk: ("# голос", "# голоси", "# голосів"))

    private func spoken(_ rating: Rating?) -> String {
        guard let rating else { return "" }
        let (average, votes) = (number(rating.average), count(rating.votes))
        return voice("Rated \(average) of 10 by \(votes)", "Оцінка \(average) з 10, голосів: \(votes)")
    }

    /// With one digit after the point.
    func number(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(1)).locale(voice.language.dateLocale)).plain
    }

    /// With thousands separators where it is read; where it is heard, speech may stop at them.
    func count(_ count: Int) -> String {
        count.formatted(
            .number.grouping(voice.language.isSpoken ? .never : .automatic).locale(voice.language.dateLocale)
        ).plain
    }
}
