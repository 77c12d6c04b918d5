import Foundation
import Pictures
import TestSupport
import Testing

@testable import PictureLoading

@Suite("Loading what is in sight")
@MainActor
struct PictureLoaderTests {
    private let fetcher = HeldFetcher()

    private func loader(_ change: (inout PictureLoader.Limits) -> Void = { _ in }) -> PictureLoader {
        var limits = PictureLoader.Limits()
        change(&limits)
        return PictureLoader(PictureSource(fetcher: fetcher), limits: limits)
    }

    private func urls(_ names: String...) -> [URL] {
        names.compactMap { URL(string: "https://example.com/\($0)") }
    }

    private func size(_ outcome: Result<Picture, PictureFailure>?) -> PixelSize? {
        guard case .success(let picture) = outcome, case .raster(let raster) = picture.content else {
            return nil
        }
        return raster.size
    }

    @Test("four at a time, the most important first, the next when one is there")
    func fourAtATime() async {
        let loader = loader()
        loader.show(urls("a", "b", "c", "d", "e", "f"))
        await fetcher.until("a", "b", "c", "d")
        #expect(loader.outcome(of: urls("a")[0]) == nil)
        fetcher.give("c")
        await fetcher.until("a", "b", "d", "e")
        fetcher.give("a", .failure(.refused(status: 404)))
        await fetcher.until("b", "d", "e", "f")
        for name in ["b", "d", "e", "f"] { fetcher.give(name) }
        await loader.settle()
        same(loader.outcome(of: urls("a")[0]), .failure(.refused(status: 404)))
        same(size(loader.outcome(of: urls("f")[0])), PixelSize(width: 4, height: 3))
        same(fetcher.asked.count, 6)
    }

    @Test("what scrolls away is cancelled, and makes room for what comes")
    func cancelled() async {
        let loader = loader()
        loader.show(urls("a", "b", "c", "d", "e"))
        await fetcher.until("a", "b", "c", "d")
        loader.show(urls("e", "f", "d"))
        await fetcher.until("e", "f", "d")
        same(Set(fetcher.cancelled), ["a", "b", "c"])
        same(fetcher.asked.filter { $0 == "d" }.count, 1)
        loader.show([])
        await loader.settle()
        #expect(fetcher.held.isEmpty)
    }

    @Test("what comes back before its end was noticed is loaded again")
    func backAgain() async {
        let loader = loader()
        loader.show(urls("a"))
        await fetcher.until("a")
        loader.show([])
        loader.show(urls("a"))
        await fetcher.untilAsked(2)
        await fetcher.until("a")
        fetcher.give("a")
        await loader.settle()
        #expect(size(loader.outcome(of: urls("a")[0])) != nil)
    }

    @Test("each change is reported, of what is in sight alone")
    func reported() async {
        let loader = loader()
        let reported = Watched<[String]>([])
        loader.onChange = { url in reported.change { $0.append(url.lastPathComponent) } }
        loader.show(urls("a", "b"))
        await fetcher.until("a", "b")
        fetcher.give("b")
        await reported.wait { !$0.isEmpty }
        loader.show(urls("b"))
        await loader.settle()
        same(reported.value, ["b"])
    }

    @Test(
        "the same picture twice in sight is loaded once; a failed one again when it comes back after a minute"
    )
    func once() async {
        var now = ContinuousClock.Instant.now
        let loader = PictureLoader(
            PictureSource(fetcher: fetcher), limits: PictureLoader.Limits(), now: { now })
        loader.show(urls("a", "a", "c"))
        await fetcher.until("a", "c")
        fetcher.give("a", .failure(.brokenOff))
        fetcher.give("c", .failure(.refused(status: 404)))
        await loader.settle()
        now += .seconds(10)
        loader.show(urls("b"))
        await fetcher.until("b")
        fetcher.give("b")
        await loader.settle()
        for later in [0, 49] {
            now += .seconds(later)
            loader.show(urls("b"))
            loader.show(urls("b", "a"))
            await loader.settle()
            // The first two are loaded side by side, and either may be asked for first.
            same(fetcher.asked.sorted(), ["a", "b", "c"])
            same(loader.outcome(of: urls("a")[0]), .failure(.brokenOff))
        }
        now += .seconds(1)
        loader.show(urls("a"))
        await fetcher.until("a")
        #expect(loader.outcome(of: urls("c")[0]) == nil)
        fetcher.give("a")
        await loader.settle()
        #expect(size(loader.outcome(of: urls("a")[0])) != nil)
    }

    @Test("the memory holds what it may: what was seen last stays, and what is in sight shrinks to fit")
    func memory() async {
        let loader = loader { $0.memory = 4 * 1024 }
        let bytes = PictureBytes.picture(16, 16)
        for name in ["a", "b", "c", "d", "e"] {
            loader.show(urls(name))
            await fetcher.until(name)
            fetcher.give(name, .success(bytes))
            await loader.settle()
        }
        same(loader.memory, 4096)
        #expect(loader.outcome(of: urls("a")[0]) == nil)
        #expect(loader.outcome(of: urls("b")[0]) != nil)

        let names = ["f", "g", "h", "i", "j", "k"]
        loader.show(names.flatMap { urls($0) })
        for name in names {
            await fetcher.untilHeld(name)
            fetcher.give(name, .success(bytes))
        }
        await loader.settle()
        for name in names { #expect(size(loader.outcome(of: urls(name)[0])) != nil, "\(name)") }
        #expect(loader.memory <= 4096)
    }

    @Test("a large picture is scaled down, with its proportions")
    func scaledDown() async {
        let loader = loader { $0.area = 200 }
        loader.show(urls("a"))
        await fetcher.until("a")
        fetcher.give("a", .success(PictureBytes.picture(80, 40)))
        await loader.settle()
        same(size(loader.outcome(of: urls("a")[0])), PixelSize(width: 20, height: 10))
    }

    @Test(
        "random scrolling never loads more than four at once, keeps more than it may, or forgets what is in sight"
    )
    func scrolling() async {
        let loader = loader { $0.memory = 6 * 1024 }
        var random = SeededGenerator(seed: 12)
        let names = (0..<12).map { "p\($0)" }
        for _ in 0..<400 {
            let start = Int.random(in: 0..<9, using: &random)
            loader.show(names[start..<start + 4].shuffled(using: &random).flatMap { urls($0) })
            await Task.yield()
            #expect(fetcher.held.count <= 4)
            if let name = fetcher.held.randomElement(using: &random) {
                fetcher.give(
                    name,
                    Bool.random(using: &random)
                        ? .success(PictureBytes.picture(16, 16)) : .failure(.brokenOff))
            }
            #expect(loader.memory <= 6 * 1024)
        }
        loader.show(urls("p0", "p1", "p2", "p3"))
        fetcher.giveAll()
        await loader.settle()
        for url in urls("p0", "p1", "p2", "p3") { #expect(loader.outcome(of: url) != nil) }
    }
}
