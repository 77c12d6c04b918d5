import MoviesEntity
import MoviesScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// A choice of a menu: its label, whether it is in effect, the menu to which it leads, the genre that it lets hold besides others, and
/// how it changes the list; `nil` for no change.
struct MovieChoice {
    let label: String
    var isTicked = false
    var leads: MovieMenu?
    var genre: Genre.ID?
    var change: ((inout MovieListState) -> Void)?
}

/// Words the menus of a list of movies and their choices.
struct MovieMenuWording {
    let words: MovieWording
    let state: MovieListState
    private var voice: Voice { words.voice }

    /// The choices of a menu. The last one changes nothing.
    func choices(of menu: MovieMenu) -> [MovieChoice] {
        let cancel = [MovieChoice(label: voice("Cancel", "Скасувати"))]
        return switch menu {
        case .sort:
            [MovieSort.mostPopular, .newest, .bestRated, .byTitle].map { sort in
                MovieChoice(label: text(of: sort), isTicked: state.sort == sort) { $0.sort = sort }
            } + cancel
        case .filter:
            [
                line(
                    .genres,
                    genreNames.isEmpty
                        ? voice("All genres", "Усі жанри") : genreNames.joined(separator: ", "),
                    !genreNames.isEmpty),
                line(.years, text(of: state.filter.years), state.filter.years != nil),
                line(
                    .rating, text(ofLeast: state.filter.leastRating), state.filter.leastRating != nil),
            ] + cancel
        case .genres:
            [
                MovieChoice(label: voice("All genres", "Усі жанри"), isTicked: ticked.isEmpty) {
                    $0.filter.genres = []
                }
            ]
                + (state.genres ?? []).map { genre in
                    MovieChoice(label: genre.name, isTicked: ticked.contains(genre.id), genre: genre.id) {
                        $0.filter.genres = [genre.id]
                    }
                } + cancel
        case .years:
            ([nil] + decades.map(Optional.some)).map { years in
                MovieChoice(label: text(of: years), isTicked: state.filter.years == years) {
                    $0.filter.years = years
                }
            } + cancel
        case .rating:
            [nil, 5.0, 6, 7, 8].map { least in
                MovieChoice(label: text(ofLeast: least), isTicked: state.filter.leastRating == least) {
                    $0.filter.leastRating = least
                }
            } + cancel
        }
    }

    /// The genres that a movie must all have, once the ticks hold.
    private var ticked: Set<Genre.ID> { state.menu?.genres ?? state.filter.genres }

    /// The line that leads to another menu, with what is in effect there.
    private func line(_ menu: MovieMenu, _ value: String, _ isTicked: Bool) -> MovieChoice {
        MovieChoice(label: "\(title(of: menu)): \(value)", isTicked: isTicked, leads: menu)
    }

    func menu(_ open: MovieMenuState) -> MenuState {
        let choices = choices(of: open.menu)
        return MenuState(
            title: title(of: open.menu), items: choices.map(\.label),
            ticked: Set(choices.indices.filter { choices[$0].isTicked }), selected: open.selected
        ).said(by: voice)
    }

    func text(of sort: MovieSort) -> String {
        switch (sort.key, sort.isDescending) {
        case (.popularity, true): voice("Most popular", "Найпопулярніші")
        case (.popularity, false): voice("Least popular", "Найменш популярні")
        case (.released, true): voice("Newest", "Найновіші")
        case (.released, false): voice("Oldest", "Найстаріші")
        case (.rating, true): voice("Best rated", "Найкращі")
        case (.rating, false): voice("Worst rated", "Найгірші")
        case (.title, false): voice("By title", "За назвою")
        case (.title, true): voice("By title, backwards", "За назвою, з кінця")
        }
    }

    /// The conditions of the filter, one by one.
    var filters: [String] {
        genreNames + (state.filter.years.map { [text(of: $0)] } ?? [])
            + (state.filter.leastRating.map { [text(ofLeast: $0)] } ?? [])
    }

    private var genreNames: [String] {
        state.filter.genres.sorted().map { id in
            state.genres?.first { $0.id == id }?.name ?? voice("genre \(id)", "жанр \(id)")
        }
    }

    private func title(of menu: MovieMenu) -> String {
        switch menu {
        case .sort: voice("Sort", "Сортування")
        case .filter: voice("Filter", "Фільтр")
        case .genres: voice("Genre", "Жанр")
        case .years: voice("Years", "Роки")
        case .rating: voice("Rating", "Оцінка")
        }
    }

    private func text(of years: ClosedRange<Int>?) -> String {
        guard let years else { return voice("All years", "Усі роки") }
        let (first, last) = (years.lowerBound, years.upperBound)
        guard first > MovieFilter.allYears.lowerBound else { return voice("until \(last)", "до \(last)") }
        guard last < MovieFilter.allYears.upperBound else { return voice("from \(first) on", "від \(first)") }
        return first == last ? "\(first)" : "\(first)–\(last)"
    }

    private func text(ofLeast rating: Double?) -> String {
        guard let rating else { return voice("Any rating", "Будь-яка оцінка") }
        let text = words.number(rating)
        return voice("\(text) or better", "Від \(text)")
    }

    /// From the current decade back to the first films.
    private var decades: [ClosedRange<Int>] {
        stride(from: (words.days.today?.year ?? 2020) / 10 * 10, through: 1890, by: -10).map { $0...$0 + 9 }
    }
}
