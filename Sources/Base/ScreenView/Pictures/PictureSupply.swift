public import Pixels

/// Supplies views with pictures by address, so that no view knows where they come from or waits for them.
public struct PictureSupply: Sendable {
    private let find: @Sendable (String) -> PictureState
    private let settled: @Sendable () async -> Void

    /// A supply that immediately answers with the state that `find` returns for an address, which must be the same picture each
    /// time.
    public init(_ find: @escaping @Sendable (String) -> PictureState) { self.init(find, settled: {}) }

    /// The same; `settled` waits until every requested picture has been loaded or has failed.
    public init(
        _ find: @escaping @Sendable (String) -> PictureState, settled: @escaping @Sendable () async -> Void
    ) {
        (self.find, self.settled) = (find, settled)
    }

    /// A supply without pictures: each place stays free.
    public static let none = PictureSupply { _ in .loading }

    /// The picture at `address`, or what there is instead.
    public func picture(at address: String) -> PictureState { find(address) }

    /// Waits until every requested picture has been loaded or has failed.
    public func settle() async { await settled() }
}
