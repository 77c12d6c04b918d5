public import Pictures

/// Gives views pictures by their addresses, so that no view knows where they come from or waits for them.
public struct PictureSupply: Sendable {
    private let find: @Sendable (String) -> PictureState
    private let settled: @Sendable () async -> Void

    /// A supply that answers at once with what `find` has of the picture at an address: the same picture every time.
    public init(_ find: @escaping @Sendable (String) -> PictureState) { self.init(find, settled: {}) }

    /// The same, where `settled` waits until every picture that was asked for is there, or can't be.
    public init(
        _ find: @escaping @Sendable (String) -> PictureState, settled: @escaping @Sendable () async -> Void
    ) {
        (self.find, self.settled) = (find, settled)
    }

    /// A supply that has nothing yet: each place stays free.
    public static let none = PictureSupply { _ in .loading }

    /// The picture at `address`, or what there is instead.
    public func picture(at address: String) -> PictureState { find(address) }

    /// Waits until every picture that was asked for is there, or can't be.
    public func settle() async { await settled() }
}
