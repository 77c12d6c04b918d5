import MoviesEntity
import MoviesScreens
import ScreenContract
import ScreenPresenter

extension MovieListPresenter {
    /// How long after the last key of a search the service is asked.
    private static let pause = Duration.milliseconds(250)

    func editSearch(_ edit: TextEdit) {
        guard state.search?.isEditing == true else { return }
        let query = state.query
        state.editSearch(edit)
        guard state.query != query else { return }
        if state.isSearching { effects.request(.know) } else { goOn() }
    }

    /// Starts a waiting search immediately.
    func endSearch() {
        state.search?.isEditing = false
        if state.search?.pause != nil { search() }
        if state.search?.text.text.isEmpty == true { clearSearch() }
    }

    private func search() {
        state.search?.pause = nil
        effects.request(.load)
    }

    func clearSearch() {
        let wasSearching = state.isSearching
        state.clearSearch()
        if wasSearching { goOn() }
    }

    /// Shows the list again; the person may have left it before it was loaded.
    private func goOn() { effects.request(state.loaded == nil ? .load : .goOn) }

    func advance(to time: Duration) {
        state.now = time
        switch state.search?.pause {
        case .begins: state.search?.pause = .ends(time + Self.pause)
        case .ends(let end) where time >= end: search()
        // What is on its way is seen to be.
        case nil, .ends: guard state.isLoading else { return }
        }
        render()
    }

    func openMenu(_ menu: MovieMenu) {
        guard state.mayOpen(menu) else { return }
        if menu == .genres, state.genres == nil { return effects.request(.genres) }
        let choices = choices(of: menu)
        state.menu = MovieMenuState(
            menu: menu, count: choices.count, selected: choices.firstIndex { $0.isTicked } ?? 0)
    }

    private func choices(of menu: MovieMenu) -> [MovieChoice] {
        MovieMenuWording(words: wording, state: state).choices(of: menu)
    }

    /// Closes the menu, or goes back to the one that led to it.
    func closeMenu() {
        let parent = state.menu?.menu.parent
        state.menu = nil
        if let parent { openMenu(parent) }
    }

    /// Ticks the selected genre; any other choice is made.
    func tick() {
        guard let open = state.menu else { return }
        let choices = choices(of: open.menu)
        guard choices.indices.contains(open.selected), let genre = choices[open.selected].genre else {
            return choose(nil)
        }
        let ticked = (open.genres ?? state.filter.genres).symmetricDifference([genre])
        state.menu?.genres = ticked
    }

    /// Makes the choice at `index`; without one, what is ticked holds from now on, or else the selected choice.
    func choose(_ index: Int?) {
        guard let open = state.menu else { return }
        let choices = choices(of: open.menu)
        let ticked = index == nil ? open.genres : nil
        let index = index ?? open.selected
        guard choices.indices.contains(index) else { return }
        state.menu = nil
        if let next = choices[index].leads { return openMenu(next) }
        let before = state.query
        if let ticked, choices[index].genre != nil {
            state.filter.genres = ticked
        } else {
            choices[index].change?(&state)
        }
        if state.query != before {
            state.forget()
            effects.request(.load)
        }
    }
}
