/// What can happen on a screen that shows one picture.
public enum PictureEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The picture is zoomed in by so many steps; out, if negative.
    case zoomed(by: Int)
    /// All of the picture is shown again.
    case fitted
    /// The person goes to another part of the picture: by so many steps to the right, and down.
    case moved(right: Int, down: Int)
    /// What stands over the picture is hidden, or shown again.
    case controlsToggled
}
