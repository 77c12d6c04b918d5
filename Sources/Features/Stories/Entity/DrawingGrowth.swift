/// How a drawing grows: along its own length, evenly, from the moment it comes into sight.
package enum DrawingGrowth {
    /// From nothing to all of it.
    package static let length = Duration.seconds(3)

    /// The share of its length that is drawn at `time` after it came into sight, from 0 to 1.
    package static func share(after time: Duration) -> Double { max(0, min(time / length, 1)) }
}
