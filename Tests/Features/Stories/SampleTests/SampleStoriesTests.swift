import Pictures
import StoriesEntity
import StoriesPorts
import TestSupport
import Testing

@testable import StoriesSample

@Suite("The stories and galleries that are built in")
struct SampleStoriesTests {
    @Test("the first eight are as they were: four stories, four galleries, and not a byte changed")
    func frozen() throws {
        // Fowler, Noll and Vo's hash, FNV-1a.
        let sum = firstStories.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        same(String(sum, radix: 16), "a23e766416b9f8ca")
        let items = try StoryFeed(firstStories).items.map { $0.item(in: "en") }
        same(items.map(\.id), ["chip", "cities", "interest", "cloth", "signs", "tiles", "clay", "notes"])
        same(items.count { $0.isStory }, 4)
    }

    @Test("two and two items of our own are beside them, about other things")
    func own() throws {
        let items = try StoryFeed(moreStories).items.map { $0.item(in: "en") }
        same(items.map(\.id), ["tide", "mountains", "leaves", "planets"])
        same(items.count { $0.isStory }, 2)
        #expect(Set(try StoryFeed(firstStories).items.map(\.id)).isDisjoint(with: items.map(\.id)))
    }

    @Test(
        "all have a cover, all words are there in both languages, and every path can be read",
        arguments: ["en", "uk"])
    func complete(_ language: String) async throws {
        let pictures = StoryPictures()
        let items = try await SampleStories(language: language).items()
        same(items.count, 12)
        for item in items {
            #expect(pictures.picture(at: try #require(item.cover).address) != nil)
            #expect(!item.title.isEmpty)
            switch item.content {
            case .story(let text, let drawings):
                #expect((300...900).contains(text.count) && drawings.count >= 3)
                for drawing in drawings {
                    #expect(try VectorPath(svg: drawing.path).length > drawing.width)
                    #expect(!drawing.description.isEmpty)
                    let points = try VectorPath(svg: drawing.path).points(every: 1)
                    #expect(
                        points.allSatisfy {
                            $0.x >= 0 && $0.y >= 0 && $0.x <= drawing.width && $0.y <= drawing.height
                        })
                }
            case .gallery(let illustrations):
                #expect(illustrations.count >= 3)
                for illustration in illustrations {
                    #expect(
                        pictures.picture(at: illustration.address) != nil && !illustration.description.isEmpty
                    )
                }
            }
        }
        let words = Set(items.map(\.title))
        #expect(words.count == 12 && (language == "en") == words.contains("Why leaves turn"))
    }

    @Test("their texts are cleaned, and what is missing is nothing")
    func untrusted() throws {
        let feed = try StoryFeed(
            #"{"items":[{"id":"a","title":{"en":"A\u001b[2J\u202eB"}},{"id":"b","title":{},"pictures":[]}]}"#)
        let items = feed.items.map { $0.item(in: "uk") }
        #expect(items[0].title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
        #expect(items[0].cover == nil && items[0].content == .story(text: "", drawings: []))
        #expect(items[1].content == .gallery([]) && items[1].title == "")
        #expect(StoryPictures().picture(at: "nowhere") == nil)
        let broken = try StoryFeed(
            ##"{"items":[{"id":"a","title":{},"cover":{"size":[9,9],"shapes":[["#fff","nonsense"]]}},{"id":"b","title":{},"cover":{"size":[],"shapes":[["","M0 0h1v1z"],["#fff/x","M0 0h1"]]}}]}"##
        )
        #expect(StoryPictures([broken]).picture(at: "a/cover") == nil)
        #expect(StoryPictures([broken]).picture(at: "b/cover") != nil)
        #expect(throws: (any Error).self) { try StoryFeed("{}") }
    }
}

extension StoryItem {
    fileprivate var isStory: Bool { if case .story = content { true } else { false } }
}
