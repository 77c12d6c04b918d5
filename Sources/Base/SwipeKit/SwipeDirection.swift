/// A way to push a card.
public enum SwipeDirection: Sendable {
    case left, right
}
