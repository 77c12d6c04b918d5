public import Foundation
public import Pictures

/// Loads the pictures that are in sight, and keeps what it loaded for as long as there is room.
///
///     loader.show(urls)              // what is in sight, the most important first
///     loader.outcome(of: urls[0])    // nil while it is on its way
///
/// Nothing here waits: ``show(_:)`` begins what is wanted and cancels what has scrolled away, and ``onChange`` reports each
/// picture that is there, or can't be. A picture that failed is tried again when it comes into sight again, but not within a minute:
/// who scrolls to and fro, or comes back from another screen, would otherwise ask for all missing pictures each time.
@MainActor
public final class PictureLoader {
    /// How much is done and kept at a time.
    public struct Limits: Sendable {
        /// How many pictures are loaded at once.
        public var atOnce = 4
        /// How many bytes of decoded pictures are kept; of those out of sight, the ones seen last stay longest.
        public var memory = 64 << 20
        /// The number of pixels to which larger pictures are scaled down. Where many are in sight, they get fewer.
        public var area = 2 << 20
        /// How long a picture that failed isn't asked for again: long enough to move around without asking a server for what it
        /// just refused, and short enough for a person who has mended the connection.
        public var pause = Duration.seconds(60)

        /// Four at once, 64 MiB, two megapixels each, and a minute.
        public init() {}
    }

    private struct Kept {
        let outcome: Result<Picture, PictureFailure>
        let bytes: Int
        let date: ContinuousClock.Instant
        var lastSeen: Int
    }

    private struct Load {
        let task: Task<Void, Never>
        let bytes: Int
    }

    /// Called after ``outcome(of:)`` has changed.
    public var onChange: (@MainActor (URL) -> Void)?
    private let source: PictureSource
    private let limits: Limits
    private var wanted: [URL] = []
    private var kept: [URL: Kept] = [:]
    private var running: [URL: Load] = [:]
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var time = 0
    private let now: () -> ContinuousClock.Instant

    /// A loader from `source`.
    public convenience init(_ source: PictureSource, limits: Limits = Limits()) {
        self.init(source, limits: limits, now: { .now })
    }

    init(_ source: PictureSource, limits: Limits, now: @escaping () -> ContinuousClock.Instant) {
        (self.source, self.limits, self.now) = (source, limits, now)
    }

    deinit {
        for load in running.values { load.task.cancel() }
    }

    /// From now on these are in sight, the most important first; the others aren't any more.
    public func show(_ urls: [URL]) {
        guard urls != wanted else { return }
        wanted = urls
        time += 1
        let inSight = Set(urls)
        for (url, load) in running where !inSight.contains(url) { load.task.cancel() }
        let date = now()
        for (url, entry) in kept {
            if case .failure = entry.outcome, date - entry.date >= limits.pause {
                kept[url] = nil
            } else if inSight.contains(url) {
                kept[url]?.lastSeen = time
            }
        }
        loadNext()
    }

    /// What became of the picture at `url`; `nil` if it isn't here yet.
    public func outcome(of url: URL) -> Result<Picture, PictureFailure>? { kept[url]?.outcome }

    /// Waits until all that is in sight is there or can't be.
    public func settle() async {
        guard !running.isEmpty else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// How many bytes of decoded pictures are kept.
    var memory: Int { kept.values.reduce(0) { $0 + $1.bytes } }

    private func loadNext() {
        for url in wanted where running.count < limits.atOnce {
            // One that was cancelled and is wanted again begins when it has ended.
            guard kept[url] == nil, running[url] == nil else { continue }
            let area = area
            let task = Task { [weak self, source] in
                let outcome: Result<LoadedPicture, PictureFailure>
                do throws(PictureFailure) {
                    outcome = .success(try await source.picture(at: url, area: area))
                } catch {
                    outcome = .failure(error)
                }
                self?.end(url, outcome.map(\.picture))
            }
            running[url] = Load(task: task, bytes: 4 * area)
        }
        guard running.isEmpty else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// How many pixels the next picture may have: never so many that what is in sight wouldn't fit into the memory.
    private var area: Int {
        let inSight = Set(wanted).reduce(0) { $0 + (kept[$1]?.bytes ?? 0) }
        let free = limits.memory - inSight - running.values.reduce(0) { $0 + $1.bytes }
        return max(1, min(limits.area, free / 16))
    }

    private func end(_ url: URL, _ outcome: Result<Picture, PictureFailure>) {
        running[url] = nil
        let isWanted = wanted.contains(url)
        if outcome != .failure(.cancelled) {
            kept[url] = Kept(
                outcome: outcome, bytes: outcome.bytes, date: now(), lastSeen: isWanted ? time : time - 1)
            makeRoom()
        }
        loadNext()
        if isWanted { onChange?(url) }
    }

    private func makeRoom() {
        var excess = memory - limits.memory
        guard excess > 0 else { return }
        let places = Dictionary(wanted.enumerated().map { ($1, $0) }) { first, _ in first }
        // Out of sight first, those seen longest ago first; of those in sight the least important first.
        let order = kept.filter { $0.value.bytes > 0 }.sorted { left, right in
            (left.value.lastSeen, -(places[left.key] ?? .max)) < (
                right.value.lastSeen, -(places[right.key] ?? .max)
            )
        }
        for (url, entry) in order where excess > 0 {
            kept[url] = nil
            excess -= entry.bytes
        }
    }
}

extension Result<Picture, PictureFailure> {
    /// How many bytes it takes.
    fileprivate var bytes: Int {
        guard case .success(let picture) = self, case .raster(let raster) = picture.content else { return 0 }
        return raster.bytes.count
    }
}
