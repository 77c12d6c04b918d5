/// Random numbers that are the same for the same seed, so that a failure repeats. The one source of chance in the tests.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (SplitMix64), 2014.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers of `seed`.
    public init(seed: UInt64) {
        state = seed
    }

    /// Other numbers in every long run of the tests: those of ``TestRun/seed``. A test that uses them has the trait
    /// `showsSeed`, so that a failure names it.
    public static func ofThisRun() -> SeededGenerator { SeededGenerator(seed: TestRun.seed) }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of `range`.
    public mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// `true` once in so many times.
    public mutating func chance(_ oneOutOf: Int) -> Bool { number(0..<oneOutOf) == 0 }

    /// One of `elements`, of which there is at least one.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0..<elements.count)]
    }
}
