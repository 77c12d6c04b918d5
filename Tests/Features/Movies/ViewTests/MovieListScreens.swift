import MoviesScreens
import MoviesView
import ScreenTestSupport
import ScreenView
import TerminalKit

/// A list of movies on a screen of this size, and what it tells its presenter.
@MainActor
func listScreen(
    _ size: Size, _ state: MovieListViewState
) -> (PureViewScreen<MovieListView>, OutputSpy<MovieListEvent>) {
    let output = OutputSpy<MovieListEvent>()
    let screen = PureViewScreen(view: MovieListView(pictures: .tested), output: output)
    screen.resize(to: size)
    screen.render(state)
    return (screen, output)
}
