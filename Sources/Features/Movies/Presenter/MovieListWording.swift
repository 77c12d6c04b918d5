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
            if state.search?.isEditing == true || state.menu != nil || !state.items.isEmpty || state.isStale {
                .body(shelf)
            } else if state.loaded != nil {
                .empty(nothing)
            } else {
                alert.map { .failed($0) } ?? .body(shelf)
            }
        let isToldInBody = if case .failed = content { true } else { false }
        let alertAbove = isToldInBody || state.menu != nil ? nil : alert
        return MovieListViewState(
            title: voice("Popular Movies", "Популярні фільми"), summary: summary, content: content,
            notes: notes,
            record: state.loaded.map(record), kept: state.loaded?.page.asOf.map(kept),
            alert: alertAbove, isRefreshing: state.isLoading,
            turn: words.turn(state.isLoading, at: state.now),
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
        if let fault = state.loaded?.fault, !state.isStale {
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
        let all = warnings.map { $0.brief ?? $0.text }
        return all.isEmpty ? nil : RemarkState(all.joined(separator: ". "), isNews: false)
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
        guard let loaded = state.loaded else { return state.error == nil ? loading : nil }
        return state.isLoading && !state.isStale && loaded.movies.nextPage != nil
            ? voice("Loading more movies…", "Завантажуємо ще…") : nil
    }

    private var search: SearchFieldState {
        guard let search = state.search else {
            let label = voice("Search by title", "Пошук за назвою")
            return SearchFieldState(label: label, text: "", cursor: nil, found: "")
        }
        return SearchFieldState(
            label: voice("Title", "Назва"), text: search.text.text,
            cursor: search.isEditing ? search.text.cursor : nil,
            found: !state.isSearching || state.loaded == nil ? "" : state.isStale ? loading : count)
    }

    private func record(of loaded: LoadedMovies) -> MoviesRecord {
        let page = loaded.page
        return MoviesRecord(
            loaded.lines, source: words.source,
            page: loaded.lines.count == page.movies.count ? page.number : nil,
            pages: page.lastNumber, total: page.total,
            skipped: loaded.skipped.isEmpty ? nil : loaded.skipped.count)
    }

    /// The summary of the list: the search text, or the order and the filters if they aren't the defaults.
    private var summary: String? {
        if state.isStale { return loading }
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

    private var notes: [PageNote] { warnings + words.origin() }

    /// What is missing. It stands below the last movie, and at the foot of a live screen.
    private var warnings: [PageNote] {
        guard let page = state.loaded?.page else { return [] }
        let unkept = page.unkept.map { PageNote(words.text(for: $0), isWarning: true) }
        return [skipped, unkept].compactMap(\.self) + page.lacks.map(note)
    }

    private func note(of lack: MoviePage.Lack) -> PageNote {
        switch lack {
        case .genreNames:
            PageNote(
                voice(
                    "Genres are missing: the server doesn’t name them", "Жанрів немає: сервер їх не назвав"),
                isWarning: true, brief: voice("Genres are missing", "Жанрів немає"))
        case .posters:
            PageNote(
                voice(
                    "Posters are missing: the server doesn’t say where they are",
                    "Постерів немає: сервер не сказав, де вони"),
                isWarning: true, brief: voice("Posters are missing", "Постерів немає"))
        }
    }

    private func kept(since date: Date) -> KeptState {
        let day = words.days.day(of: date)?.text(in: voice.language, .date) ?? ""
        return KeptState(label: voice("Offline, as of \(day)", "Офлайн, станом на \(day)"), date: date)
    }

    private var nothing: NoticeState {
        if case .search(let text) = state.loaded?.query {
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
        case nil: words.nextTurn(state.isLoading, after: state.now)
        case .begins: .zero
        case .ends(let time): time
        }
    }

    private func hint(
        _ event: MovieListEvent, _ meaning: String, isEssential: Bool = false
    ) -> KeyHint<MovieListEvent> {
        KeyHint(.event(event), meaning, isEssential: isEssential)
    }

    private var hints: [KeyHint<MovieListEvent>] {
        if let open = state.menu {
            let several = hint(.menuTicked, voice("several", "кілька"))
            return [
                hint(.moved(by: 1), voice("choose", "вибрати"))
            ] + (open.menu == .genres ? [several] : []) + [
                hint(.chosen(nil), voice("apply", "застосувати"), isEssential: true),
                hint(.cancelled, voice("cancel", "скасувати")),
            ]
        }
        let wayBack = state.wayBack
        let back = hint(
            .cancelled, voice("back to the list", "до списку"), isEssential: state.items.isEmpty)
        if state.search?.isEditing == true {
            return [hint(.searchEnded, voice("done", "готово"), isEssential: true), back]
        }
        var all: [KeyHint<MovieListEvent>] = []
        if wayBack == .fromError {
            all.append(hint(.cancelled, voice("close the error", "закрити помилку"), isEssential: true))
        }
        if !state.items.isEmpty {
            all.append(hint(.opened(nil), voice("details", "подробиці"), isEssential: true))
            all.append(hint(.moved(by: 1), voice("move", "рухатися")))
        }
        all.append(hint(.searchBegan, voice("search", "пошук")))
        if state.refusal(of: .sort) == nil {
            all += [
                hint(.menuOpened(.sort), voice("sort", "сортувати")),
                hint(.menuOpened(.filter), voice("filter", "відібрати")),
            ]
        }
        if wayBack == .fromSearch { all.append(back) }
        let hasFailed = state.error != nil || state.loaded?.fault != nil
        all.append(hint(.refreshRequested, words.refreshing(hasFailed), isEssential: hasFailed))
        return all + voice.places() + [
            voice.leaving(wayBack == .out ? .cancelled : .screen(.closed))
        ]
    }
}
