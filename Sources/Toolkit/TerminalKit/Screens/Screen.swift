/// One screen of the program, as the part that shows it knows it: something that can be drawn and can be put
/// into words.
@MainActor
public protocol Screen: AnyObject {
    /// The screen as a picture that fits into `space`.
    func canvas(in space: CanvasSpace) -> Canvas

    /// The screen as text for a reader, human or program, that has no use for a picture.
    ///
    /// - Throws: What keeps the screen from being put into that form.
    func text(as form: TextForm) throws -> String
}
