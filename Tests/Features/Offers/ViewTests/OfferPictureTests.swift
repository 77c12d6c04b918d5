import OffersScreens
import Pages
import Pictures
import ScreenContract
import ScreenView
import TerminalKit
import Testing

@testable import OffersView

@MainActor
@Suite("Pictures of offers")
struct OfferPictureTests {
    private let theme = Theme.standard(depth: .trueColor)

    private func text(_ canvas: Canvas) -> String { ANSIEncoder.plainText(canvas) }

    @Test(
        "every built-in picture is drawn; where there is none, words are",
        arguments: [
            "cinema", "basket", "cup", "croissant", "book", "train", "umbrella", "yacht", "parcel", "flower",
            "dumbbell",
        ])
    func pictures(name: String) throws {
        func details(_ picture: String) -> String {
            let state = OfferDetailsViewState(
                title: "Offer", content: .body(.fixture("a", picture: picture)))
            return text(
                OfferDetailsView().canvas(of: state, in: CanvasSpace(columns: 60, theme: theme)))
        }
        #expect(!details("builtin:\(name)").contains("Picture: Shop"))
        #expect(details("builtin:missing").contains("There is no such picture."))
    }

    @Test("an offer without a picture has a sign, and says nothing of it")
    func sign() {
        let state = OfferDetailsViewState(title: "Offer", content: .body(.fixture("a", picture: nil)))
        func canvas(_ theme: Theme) -> Canvas {
            OfferDetailsView().canvas(of: state, in: CanvasSpace(columns: 60, theme: theme))
        }
        #expect(canvas(theme).shownPictures.count { !$0.isCorner } == 1)
        let plain = canvas(.standard(depth: .none))
        #expect(plain.shownPictures.isEmpty && !text(plain).contains("Picture"))
        #expect(plain.size.rows < canvas(theme).size.rows)
    }

    @Test(
        "a picture is made for its place: its motif is whole, and its ground covers the rest",
        arguments: [
            (60, 6), (60, 10), (30, 15), (20, 20),
        ])
    func whole(columns: Int, rows: Int) throws {
        let face = OfferFace.fixture("a", picture: "builtin:cup")
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        OfferArt(face: face, rows: rows).draw(on: &canvas, in: canvas.bounds, theme: theme)
        let picture = try #require(canvas.shownPictures.first)
        let extent = picture.picture.extent
        #expect(abs(extent.width / extent.height - Double(columns) * theme.cellShape / Double(rows)) < 0.01)
        #expect(extent.width >= 120 && extent.height >= 100)
        let pixels = try picture.picture.fitted(
            into: PixelSize(width: 4 * columns, height: 8 * rows), .fill, anchor: .center, pixelShape: 1)
        #expect(pixels.bytes.indices.filter { $0 % 4 == 3 }.allSatisfy { pixels.bytes[$0] >= 250 })
    }
}
