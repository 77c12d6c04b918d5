import OffersScreens
import Pictures
import ScreenView
import TerminalKit

/// The picture of an offer, made for its place: the whole motif is visible, and its background fills the rest.
struct OfferArt: Component {
    let face: OfferFace
    let rows: Int

    func rows(columns: Int) -> Int { max(1, rows) }

    /// An offer without a picture has a symbol without a description.
    func rows(columns: Int, theme: Theme) -> Int {
        let isSign = face.picture == nil && (theme.depth == .none || theme.pictures == .words)
        return isSign
            ? 0 : view(in: Size(columns: columns, rows: rows), theme).rows(columns: columns, theme: theme)
    }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        view(in: place.size, theme).draw(on: &canvas, in: place, theme: theme)
    }

    var words: [String] {
        face.picture == nil ? [] : PictureView(state(1, nil), description: face.pictureDescription).words
    }

    private func view(in space: Size, _ theme: Theme) -> PictureView {
        let proportions = Double(max(1, space.columns)) * theme.cellShape / Double(max(1, space.rows))
        return PictureView(
            state(proportions, theme.memory), description: face.pictureDescription, fitting: .fill,
            rows: max(1, rows))
    }

    private func state(_ proportions: Double, _ memory: DrawingMemory?) -> PictureState {
        let name =
            face.picture.map { $0.hasPrefix("builtin:") ? $0.dropFirst("builtin:".count) : "" } ?? "tag"
        guard let motif = OfferMotif.named(name) else { return .missing(reason: face.pictureMissing) }
        // Enough for the offers of a list and of a deck, at a few sizes.
        let recent = memory?.store { RecentValues<Key, Picture>(capacity: 96) }
        return .shown(
            recent?.value(Key(name: String(name), proportions: proportions)) {
                motif.picture(proportions: proportions)
            } ?? motif.picture(proportions: proportions))
    }

    private struct Key: Hashable {
        let name: String
        let proportions: Double
    }
}

extension OfferMotif {
    /// A picture of these proportions, width to height, with all of the motif in its middle.
    fileprivate func picture(proportions: Double) -> Picture {
        let proportions = min(max(proportions, 0.2), 8)
        let (width, height) = (max(120, 100 * proportions), max(100, 120 / proportions))
        var drawing = VectorPicture(width: width, height: height)
        let sky = [GradientStop(0, Self.color(top)), GradientStop(1, Self.color(bottom))]
        drawing.add(
            .rounded(.zero, [width, height], radius: 0),
            fill: .linear(sky, from: .zero, to: VectorPoint(0, height)))
        let origin = VectorPoint((width - 120) / 2, (height - 100) / 2)
        for shape in shapes {
            // because each path is written in this program; one with a mistake would only be missing from its picture.
            guard let path = try? VectorPath(svg: shape.path) else { continue }
            drawing.add(path.placed(at: origin), fill: .color(Self.color(shape.color)))
        }
        return Picture(drawing)
    }

    private static func color(_ rgb: UInt32) -> SIMD4<UInt8> {
        SIMD4(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255), 255)
    }
}
