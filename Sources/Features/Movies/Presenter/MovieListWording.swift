import Foundation
import MoviesEntity
import MoviesPorts
import MoviesScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words a list of movies.
struct MovieListWording {
    let words: MovieWording
    let state: MovieListState
    private var voice: Voice { words.voice }
    private var menus: MovieMenuWording { MovieMenuWording(words: words, state: state) }

    /// The list, ready to draw.
    var page: MovieListViewState {
        let alert = state.error.map(words.alert)
        let content: MovieListViewState.Content =
            if state.movies == nil {
                alert.map { .failed($0) } ?? .loading(voice("Loading movies…", "Завантажуємо фільми…"))
            } else if state.items.isEmpty, state.search?.isEditing != true, state.menu == nil {
                .empty(nothing)
            } else {
                .body(shelf)
            }
        return MovieListViewState(
            title: voice("Popular Movies", "Популярні фільми"), summary: summary, content: content,
            notes: notes,
            record: state.page.map { record(last: $0) }, kept: state.page?.asOf.map(kept),
            alert: state.movies == nil ? nil : alert, isRefreshing: state.isLoading && state.movies != nil,
            hints: hints, nextChange: nextChange)
    }

    private var shelf: MovieShelf {
        MovieShelf(
            state.items.map { words.face(of: $0) }, selected: state.selected, search: search,
            sort: menus.text(of: state.sort), filters: menus.filters,
            menu: state.menu.map { menus.menu($0) },
            foot: state.isLoading && state.movies?.nextPage != nil
                ? voice("More movies are on their way…", "Завантажуємо ще фільми…") : nil)
    }

    private var search: SearchFieldState? {
        state.search.map { search in
            SearchFieldState(
                label: voice("Title", "Назва"), text: search.text.text,
                cursor: search.isEditing ? search.text.cursor : nil,
                found: state.isSearching && state.page != nil ? count : "")
        }
    }

    private func record(last page: MoviePage) -> MoviesRecord {
        MoviesRecord(
            state.items.map { words.line(for: $0) },
            page: state.items.count == page.movies.count ? page.number : nil,
            pages: page.lastNumber, total: page.total,
            skipped: state.skippedCount > 0 ? state.skippedCount : nil)
    }

    /// The summary of the list: the search text, or the order and the filters if they aren't the defaults.
    private var summary: String? {
        if case .search(let text) = state.query {
            return voice("Titles with “\(text)”", "Назви з «\(text)»")
        }
        let parts = (state.sort == .mostPopular ? [] : [menus.text(of: state.sort)]) + menus.filters
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private var count: String {
        let total = state.page?.total ?? state.items.count
        return voice(Self.movies, total).replacing("\(total)", with: words.count(total))
    }

    private static let movies = Plural(
        en: ("# movie", "# movies"), uk: ("# фільм", "# фільми", "# фільмів"))
    private static let skipped = Plural(
        en: ("# movie can’t be read", "# movies can’t be read"),
        uk: (
            "# фільм не вдалося прочитати", "# фільми не вдалося прочитати", "# фільмів не вдалося прочитати"
        ))

    private var notes: [PageNote] {
        var all: [PageNote] = []
        if state.skippedCount > 0 {
            let names = state.page?.skipped.compactMap(\.title) ?? []
            let named = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
            all.append(PageNote(voice(Self.skipped, state.skippedCount) + named, isWarning: true))
        }
        if let fault = state.page?.unkept { all.append(PageNote(words.text(for: fault), isWarning: true)) }
        return all + [voice.about, words.credit].compactMap(\.self).map { PageNote($0) }
    }

    private func kept(since date: Date) -> KeptState {
        let day = words.days.day(of: date)?.text(in: voice.language, .date) ?? ""
        return KeptState(label: voice("Offline, as of \(day)", "Офлайн, станом на \(day)"), date: date)
    }

    private var nothing: NoticeState {
        if case .search(let text) = state.query {
            return NoticeState(
                headline: voice("No title has “\(text)”", "Назв із «\(text)» немає"),
                advice: voice(
                    "Check the spelling, or use fewer words.", "Перевірте написання або скоротіть запит."))
        }
        return NoticeState(
            headline: voice("No movies here", "Фільмів тут немає"),
            advice: state.filter.isEmpty
                ? voice("Try again later.", "Спробуйте пізніше.")
                : voice(
                    "Nothing fits \(menus.filters.joined(separator: ", ")). Remove a filter.",
                    "Немає нічого для: \(menus.filters.joined(separator: ", ")). Приберіть фільтр."))
    }

    private var nextChange: Duration? {
        switch state.search?.pause {
        case nil: nil
        case .begins: .zero
        case .ends(let time): time
        }
    }

    private var hints: [KeyHint<MovieListEvent>] {
        if state.menu != nil {
            return [
                KeyHint(.event(.moved(by: 1)), voice("choose", "вибрати")),
                KeyHint(.event(.chosen(nil)), voice("apply", "застосувати"), isEssential: true),
                KeyHint(.event(.menuClosed), voice("cancel", "скасувати")),
            ]
        }
        if state.search?.isEditing == true {
            return [
                KeyHint(.event(.searchEnded), voice("done", "готово"), isEssential: true),
                KeyHint(.event(.searchCleared), voice("back to the list", "до списку")),
            ]
        }
        var all: [KeyHint<MovieListEvent>] = []
        if !state.items.isEmpty {
            all += [
                KeyHint(.event(.opened(nil)), voice("details", "подробиці"), isEssential: true),
                KeyHint(.event(.moved(by: 1)), voice("move", "рухатися")),
            ]
        }
        all.append(KeyHint(.event(.searchBegan), voice("search", "пошук")))
        // What is searched for can't be sorted or filtered.
        if state.search == nil {
            all += [
                KeyHint(.event(.menuOpened(.sort)), voice("sort", "сортувати")),
                KeyHint(.event(.menuOpened(.genres)), voice("genre", "жанр")),
                KeyHint(.event(.menuOpened(.years)), voice("years", "роки")),
                KeyHint(.event(.menuOpened(.rating)), voice("rating", "оцінка")),
            ]
        } else {
            all.append(KeyHint(.event(.searchCleared), voice("back to the list", "до списку")))
        }
        return all + [KeyHint(.event(.refreshRequested), voice("refresh", "оновити"))] + voice.places() + [
            KeyHint(.event(.screen(.closed)), voice("quit", "вийти"))
        ]
    }
}
