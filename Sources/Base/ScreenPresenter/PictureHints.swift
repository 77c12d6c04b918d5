package import ScreenContract
package import Words

extension Voice {
    /// What can be done with a picture that fills the screen.
    package var pictureHints: [KeyHint<PictureEvent>] {
        [
            KeyHint(.event(.zoomed(by: 1)), self("zoom", "масштаб"), isEssential: true),
            KeyHint(.event(.fitted), self("whole picture", "усе зображення")),
            KeyHint(.event(.moved(right: 1, down: 0)), self("move", "рух")),
            KeyHint(.event(.controlsToggled), self("picture only", "лише зображення")),
            leaving(as: self("close", "закрити")),
        ]
    }
}
