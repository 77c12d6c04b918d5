/// Which pixels of a row or column make up each pixel of the scaled one, and how much of each.
struct ScalingWeights {
    /// The first pixel of each sum, and where its weights begin; one more than there are sums.
    private(set) var firsts: [Int] = []
    private(set) var starts: [Int] = [0]
    /// The weights of each sum are one together.
    private(set) var weights: [Float] = []

    var count: Int { firsts.count }

    /// For `target` pixels from the part of `source` pixels that begins at `start` and is `length` long.
    init(from start: Double, length: Double, of source: Int, to target: Int) {
        let step = length / Double(target)
        for index in 0..<target {
            let from = min(max(start + Double(index) * step, 0), Double(source))
            let to = min(max(start + Double(index + 1) * step, 0), Double(source))
            if step >= 1 {
                append(areaFrom: from, to: to, of: source)
            } else {
                append(at: (from + to) / 2, of: source)
            }
            starts.append(weights.count)
        }
    }

    /// As much of each pixel as is covered.
    private mutating func append(areaFrom start: Double, to end: Double, of source: Int) {
        let first = min(Int(start), source - 1)
        let last = min(max(Int(end.rounded(.up)) - 1, first), source - 1)
        firsts.append(first)
        let covered = (first...last).map { max(min(end, Double($0 + 1)) - max(start, Double($0)), 0) }
        let sum = covered.reduce(0, +)
        weights += sum > 0 ? covered.map { Float($0 / sum) } : [1] + covered.dropFirst().map { _ in 0 }
    }

    /// The two pixels whose middles are around a place, the nearer one more than the other.
    private mutating func append(at place: Double, of source: Int) {
        let middle = min(max(place - 0.5, 0), Double(source - 1))
        let first = Int(middle)
        firsts.append(first)
        let rest = Float(middle - Double(first))
        weights += first + 1 < source ? [1 - rest, rest] : [1]
    }
}
