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
            if state.search?.isEditing == true || state.menu != nil || !state.items.isEmpty {
                .body(shelf)
            } else if state.loaded != nil {
                .empty(nothing)
            } else {
                alert.map { .failed($0) } ?? .loading(loading)
            }
        let isToldInBody = if case .failed = content { true } else { false }
        let alertAbove = isToldInBody || state.menu != nil ? nil : alert
        return MovieListViewState(
            title: voice("Popular Movies", "Популярні фільми"), summary: summary, content: content,
            notes: notes,
            record: state.loaded.map(record), kept: state.loaded?.page.asOf.map(kept),
            alert: alertAbove, isRefreshing: state.isLoading && state.loaded != nil,
            remark: remark(alertAbove), hints: hints, bar: bar, nextChange: nextChange)
    }

    /// The way back from a search or a menu, and how to sort, which what is searched for and what was kept can't be.
    private var bar: TitleBar<MovieListEvent> {
        guard state.menu == nil else { return TitleBar(back: .cancelled) }
        let sorts = state.refusal(of: .sort) == nil
        return TitleBar(
            back: state.search == nil ? nil : .cancelled,
            action: PageButton(voice("Sort", "Сортування"), .menuOpened(.sort), isEnabled: sorts),
            choice: sorts ? menus.text(of: state.sort) : nil)
    }

    private var shelf: MovieShelf {
        MovieShelf(
            state.loaded?.faces ?? [], selected: state.selected, search: search,
            filters: state.search == nil ? menus.filters : [], menu: state.menu.map { menus.menu($0) },
            foot: foot, nothing: state.hasFoundNothing ? nothing : nil)
    }

    private var loading: String {
        state.isSearching
            ? voice("Searching…", "Шукаємо…") : voice("Loading movies…", "Завантажуємо фільми…")
    }

    /// Why a key did nothing; or what failed, in sight wherever the person is: the next page, or what `alert` says above the first
    /// movie; or else which movies can't be read.
    private func remark(_ alert: AlertState?) -> RemarkState<MovieListEvent>? {
        guard state.menu == nil else { return nil }
        switch state.refusal {
        case .searching:
            return RemarkState(
                voice(
                    "Search results can’t be sorted or filtered. {} leads back to the list.",
                    "Знайдене не можна сортувати чи фільтрувати. {} — назад до списку."),
                event: .cancelled, isNews: false)
        case .offline(let action): return RemarkState(words.text(for: action), isNews: false)
        case nil: break
        }
        if let fault = state.loaded?.fault {
            let words = voice(
                "More couldn’t be loaded. {} tries again.",
                "Решта не завантажилася. {} — ще раз.")
            return RemarkState(
                "\(words) \(self.words.alert(for: fault).message)", event: .refreshRequested, isNews: false)
        }
        guard !state.seen.isEmpty else { return nil }
        if let alert, state.seen.lowerBound > 0 {
            return RemarkState("\(alert.message) \(alert.advice)", isNews: false)
        }
        return skipped.map { RemarkState($0.text, isNews: false) }
    }

    /// How many movies can't be read, and the first of their titles.
    private var skipped: PageNote? {
        guard let all = state.loaded?.skipped, !all.isEmpty else { return nil }
        let (titles, most) = (all.compactMap(\.title), 5)
        let rest = titles.count > most ? [voice(Plural.more, titles.count - most)] : []
        let named = (titles.prefix(most) + rest).joined(separator: ", ")
        return PageNote(
            voice(Self.skipped, all.count) + (named.isEmpty ? "" : ": \(named)"), isWarning: true)
    }

    private var foot: String? {
        if state.awaitsSearch { return loading }
        guard state.isLoading else { return nil }
        guard let movies = state.loaded?.movies else { return loading }
        return movies.nextPage == nil
            ? nil : voice("More movies are on their way…", "Завантажуємо ще фільми…")
    }

    private var search: SearchFieldState? {
        state.search.map { search in
            SearchFieldState(
                label: voice("Title", "Назва"), text: search.text.text,
                cursor: search.isEditing ? search.text.cursor : nil,
                found: state.isSearching && state.loaded != nil ? count : "")
        }
    }

    private func record(of loaded: LoadedMovies) -> MoviesRecord {
        let page = loaded.page
        return MoviesRecord(
            loaded.lines, page: loaded.lines.count == page.movies.count ? page.number : nil,
            pages: page.lastNumber, total: page.total,
            skipped: loaded.skipped.isEmpty ? nil : loaded.skipped.count)
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
        let total = state.loaded?.page.total ?? state.items.count
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
        guard let loaded = state.loaded else { return words.origin() }
        var all = [skipped].compactMap(\.self)
        if let fault = loaded.page.unkept { all.append(PageNote(words.text(for: fault), isWarning: true)) }
        return all + loaded.page.lacks.map { PageNote(text(for: $0), isWarning: true) } + words.origin()
    }

    private func text(for lack: MoviePage.Lack) -> String {
        switch lack {
        case .genreNames:
            voice("Genres are missing: the server doesn’t name them", "Жанрів немає: сервер їх не назвав")
        case .posters:
            voice(
                "Posters are missing: the server doesn’t say where they are",
                "Постерів немає: сервер не сказав, де вони")
        }
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
                KeyHint(.event(.cancelled), voice("cancel", "скасувати")),
            ]
        }
        if state.search?.isEditing == true {
            return [
                KeyHint(.event(.searchEnded), voice("done", "готово"), isEssential: true),
                KeyHint(.event(.cancelled), voice("back to the list", "до списку")),
            ]
        }
        var all: [KeyHint<MovieListEvent>] = []
        let wayBack = state.wayBack
        if wayBack == .fromError {
            all.append(
                KeyHint(.event(.cancelled), voice("close the error", "закрити помилку"), isEssential: true))
        }
        if !state.items.isEmpty {
            all += [
                KeyHint(.event(.opened(nil)), voice("details", "подробиці"), isEssential: true),
                KeyHint(.event(.moved(by: 1)), voice("move", "рухатися")),
            ]
        }
        all.append(KeyHint(.event(.searchBegan), voice("search", "пошук")))
        if state.refusal(of: .sort) == nil {
            all += [
                KeyHint(.event(.menuOpened(.sort)), voice("sort", "сортувати")),
                KeyHint(.event(.menuOpened(.genres)), voice("genre", "жанр")),
                KeyHint(.event(.menuOpened(.years)), voice("years", "роки")),
                KeyHint(.event(.menuOpened(.rating)), voice("rating", "оцінка")),
            ]
        }
        if wayBack == .fromSearch {
            all.append(
                KeyHint(
                    .event(.cancelled), voice("back to the list", "до списку"),
                    isEssential: state.items.isEmpty))
        }
        let hasFailed = state.error != nil || state.loaded?.fault != nil
        let refresh = KeyHint<MovieListEvent>(
            .event(.refreshRequested), words.refreshing(hasFailed), isEssential: hasFailed)
        return all + [refresh] + voice.places() + [
            KeyHint(.event(wayBack == .out ? .cancelled : .screen(.closed)), voice("quit", "вийти"))
        ]
    }
}
