/// What is drawn of a picture.
public enum PictureDetail: Hashable, Sendable {
    /// Its description alone.
    case words
    /// Characters and colours. What is cheaper to draw so may be.
    case cells
    /// Characters and colours, and the picture itself for outputs that show it.
    case pixels
}
