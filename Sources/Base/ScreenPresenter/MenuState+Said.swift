package import ScreenContract
package import Words

extension MenuState {
    /// The menu as `voice` says it.
    package func said(by voice: Voice) -> MenuState {
        let items = self.items.enumerated().map { ticked.contains($0) ? voice.chosen($1) : $1 }
        return MenuState(title: title, items: items, ticked: ticked, selected: selected)
    }
}

extension Voice {
    /// A choice in effect: where texts are heard, it says so, because speech leaves out a tick.
    package func chosen(_ choice: String) -> String {
        language.isSpoken ? self("\(choice), chosen", "\(choice), вибрано") : choice
    }
}
