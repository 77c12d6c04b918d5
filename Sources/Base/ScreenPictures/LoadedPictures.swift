package import CommandLine
import Foundation
package import PictureLoading
import PictureReasons
package import Pixels
import ScreenProgram
package import ScreenView
import Synchronization
import Words

/// The pictures of a call's screens. A picture is loaded when it is first drawn, and the screen is drawn again once it has
/// arrived.
///
/// Views may ask from any thread, so the known pictures are behind a lock; the loader runs on the main actor.
package final class LoadedPictures: Sendable {
    private struct Known {
        /// The addresses that views have asked for since the loader last started.
        var asked: [String] = []
        var isToldSoon = false
        var states: [String: PictureState] = [:]
        var drawn: [String: Picture] = [:]
    }

    private let known = Mutex(Known())
    private let source: PictureSource
    private let words: PictureErrorWords
    private let arrivals: Arrivals?
    /// Called when a picture has been loaded or has failed.
    @MainActor var onChange: (() -> Void)?
    @MainActor private var loader: PictureLoader?

    /// Pictures from `source`; `words` say why one is missing.
    package convenience init(_ source: PictureSource, words: PictureErrorWords) {
        self.init(source, words: words, arrivals: nil)
    }

    /// The same, for the screens that wait for these arrivals.
    fileprivate init(_ source: PictureSource, words: PictureErrorWords, arrivals: Arrivals?) {
        (self.source, self.words, self.arrivals) = (source, words, arrivals)
        arrivals?.add { [weak self] in await self?.settle() }
    }

    /// The error for the missing picture at `address`; `nil` if it is not missing, or was never requested.
    @MainActor
    package func stop(at address: String) -> CommandStop? {
        guard let url = URL(string: address) else { return words.stop(.badAddress, at: address) }
        guard case .failure(let failure) = loader?.outcome(of: url) else { return nil }
        return words.stop(failure, at: address)
    }

    /// Supplies views with these pictures, and with those that `draw` makes from their addresses without loading anything.
    package func supply(drawing draw: @escaping @Sendable (String) -> Picture? = { _ in nil })
        -> PictureSupply
    {
        PictureSupply({ [self] in picture(at: $0, draw) }, settled: { [self] in await settle() })
    }

    private func picture(at address: String, _ draw: (String) -> Picture?) -> PictureState {
        if let picture = known.withLock({ $0.drawn[address] }) ?? draw(address) {
            // Another view may have drawn it meanwhile; all must show the same.
            return known.withLock { known in
                let first = known.drawn[address] ?? picture
                known.drawn[address] = first
                return .shown(first)
            }
        }
        let (state, isFirst) = known.withLock { known in
            if !known.asked.contains(address) { known.asked.append(address) }
            defer { known.isToldSoon = true }
            return (known.states[address] ?? .loading, !known.isToldSoon)
        }
        // A frame is drawn in one go, so by then every visible picture has been requested.
        if isFirst { Task { @MainActor in load() } }
        return state
    }

    /// Waits until every requested picture has been loaded or has failed.
    @MainActor
    private func settle() async {
        load()
        await loader?.settle()
        learn()
    }

    @MainActor
    private func load() {
        let asked = known.withLock { known in
            defer { (known.asked, known.isToldSoon) = ([], false) }
            return known.asked
        }
        guard !asked.isEmpty else { return }
        let loader = loader ?? PictureLoader(source)
        if self.loader == nil {
            self.loader = loader
            loader.onChange = { [weak self] _ in
                self?.learn()
                self?.onChange?()
                self?.arrivals?.tell()
            }
        }
        known.withLock { known in
            for address in asked where known.states[address] == nil { known.states[address] = .loading }
        }
        loader.show(asked.compactMap { URL(string: $0) })
        learn()
    }

    /// Takes over the loader's pictures, and forgets those that it has dropped.
    @MainActor
    private func learn() {
        guard let loader else { return }
        let addresses = known.withLock { Array($0.states.keys) }
        let states = addresses.map { ($0, state(at: $0, of: loader)) }
        known.withLock { $0.states = Dictionary(states) { first, _ in first } }
    }

    @MainActor
    private func state(at address: String, of loader: PictureLoader) -> PictureState {
        guard let url = URL(string: address) else { return .missing(reason: words.reason(.badAddress)) }
        return PictureState(loader.outcome(of: url), reason: words.reason)
    }
}

/// Makes a fetcher that caches pictures in a folder; `nil` for no cache.
package typealias PictureConnecting = @Sendable (_ cacheFolder: String?) -> any PictureFetcher

extension Console {
    /// Makes a fetcher for pictures from servers; `nil` in a program that can't fetch any.
    package var fetchPictures: PictureConnecting? {
        get { self[PictureConnecting.self] }
        set { self[PictureConnecting.self] = newValue }
    }
}

extension Call {
    /// Pictures from servers, stored in the program's cache, and from files; `nil` in a program that can't talk to servers.
    package var fetchedPictures: PictureSource? {
        console.fetchPictures.map { PictureSource(fetcher: $0(folder(.cache).map { $0 + "/pictures" })) }
    }

    /// The pictures of the screens of this call.
    package var pictures: LoadedPictures { self[CallPictures.self].pictures }
}

/// The pictures of one call.
private struct CallPictures: CallAddition {
    let pictures: LoadedPictures

    init(call: Call) {
        pictures = LoadedPictures(
            call.fetchedPictures ?? PictureSource(), words: PictureErrorWords(language: call.language),
            arrivals: call.arrivals)
    }
}
