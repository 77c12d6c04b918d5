import SwipeKit

extension SwipeReveal {
    /// A card that a swipe has brought to `rest`.
    init(resting rest: Rest, config: CardConfig = .standard) {
        self.init(config: config)
        pan(by: rest.sign * config.openPercentage)
        end()
    }
}

extension SwipeReveal.Rest {
    static let all: [SwipeReveal.Rest] = [.left, .center, .right]

    /// -1 on the left, 1 on the right.
    var sign: Double {
        switch self {
        case .left: -1
        case .center: 0
        case .right: 1
        }
    }

    var mirrored: SwipeReveal.Rest {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}
