import Pixels
import Synchronization
import TerminalKit

/// Pictures scaled to cells, so that frames reuse them.
final class PictureCache: Sendable {
    /// The place that a picture was scaled for.
    struct Place: Hashable {
        let picture: ObjectIdentifier
        let description: String
        let size: Size
        let fitting: Fitting
        let anchor: Anchor
        let crop: Crop?
        let shadedRows: Int
        let symbols: PictureSymbols
        let page: Color
        let depth: ColorDepth
        let shape: Double
    }

    struct Fitted: Sendable {
        /// What it was made of, which is kept, since it is known by its identity.
        let picture: Picture
        let placed: PlacedPicture
        let cells: PictureCells
    }

    private struct State {
        var fitted: [Place: (Fitted, used: Int)] = [:]
        var time = 0
        var cells = 0
    }

    /// The number of cells to keep: several dozen screens.
    private static let capacity = 200_000

    private let state = Mutex(State())

    /// The picture scaled for that place, from the cache if it is there. A new one that differs from another only in colours gets
    /// its identity, so that a terminal isn't sent it again.
    func fitted(
        _ place: Place, make: () throws(PictureError) -> Fitted
    ) throws(PictureError) -> Fitted {
        let known = state.withLock { state -> Fitted? in
            state.time += 1
            guard let fitted = state.fitted[place]?.0 else { return nil }
            state.fitted[place]?.used = state.time
            return fitted
        }
        if let known { return known }
        let new = try make()
        return state.withLock { state in
            if let other = state.fitted[place] { return other.0 }
            let area = new.placed.size.columns * new.placed.size.rows
            while state.cells + area > Self.capacity,
                let oldest = state.fitted.min(by: { $0.value.used < $1.value.used })
            {
                state.cells -= oldest.value.0.placed.size.columns * oldest.value.0.placed.size.rows
                state.fitted[oldest.key] = nil
            }
            state.fitted[place] = (new, state.time)
            state.cells += area
            return new
        }
    }
}
