/// A screen of the program from the outside: something that can be drawn and expressed as text.
@MainActor
public protocol Screen: AnyObject {
    /// The screen as a picture that fits into `space`.
    func canvas(in space: CanvasSpace) -> Canvas

    /// The screen as text for readers, human or program, that can't use a picture.
    ///
    /// - Throws: if the screen can't be expressed in that form.
    func text(as form: TextForm) throws -> String
}
