package import ScreenView
package import Words

extension PlacesTexts {
    /// What the menu of places says in the language of `voice`.
    package init(_ voice: Voice) {
        self.init(
            title: voice("Go to", "Перейти"), move: voice("move", "рух"), choose: voice("go", "перейти"),
            back: voice("back", "назад"))
    }
}
