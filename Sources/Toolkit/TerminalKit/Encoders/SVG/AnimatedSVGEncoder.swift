/// Encodes a recording of canvases as a picture that plays by itself wherever pictures can be shown: in a browser, and in a
/// README, where pictures have neither scripts nor controls.
///
/// It is the picture of `SVGEncoder`, cut into pieces. Each piece is drawn once, however often and wherever it appears, and
/// CSS animations show it while it is on screen. They run only for readers who have not asked for reduced motion; without
/// them, and in programs that don't support animations, the picture is the last canvas.
public struct AnimatedSVGEncoder: Sendable {
    /// A canvas of a recording.
    public struct Frame: Sendable {
        /// When the canvas appeared, counted from the beginning of the recording.
        public let time: Duration
        /// The screen's contents from then on.
        public let canvas: Canvas

        /// A canvas and its time.
        public init(time: Duration, canvas: Canvas) {
            self.time = time
            self.canvas = canvas
        }
    }

    private let framesPerSecond: Int

    /// An encoder.
    ///
    /// - Parameter framesPerSecond: The maximum number of pictures per second, 1...60. If more canvases fall into one slot of
    ///   time, only the last one is used.
    public init(framesPerSecond: Int = 20) {
        self.framesPerSecond = max(1, min(framesPerSecond, 60))
    }

    /// A complete SVG document that plays `frames` in a loop, without references to other files.
    ///
    /// - Parameters:
    ///   - frames: The recording, with ascending times from 0. Canvases may differ in size: the picture is as large as the
    ///     largest.
    ///   - duration: The length of the recording. The last canvas stays for at least 1.5 seconds, even if that takes longer.
    ///   - title: A description of the picture, for readers who can't see it.
    ///   - background: The colour of the page, and of cells without a background.
    ///   - foreground: The colour of text without a foreground.
    public func encode(
        _ frames: [Frame], duration: Duration, title: String, background: Color, foreground: Color
    ) -> String {
        let timeline = AnimationTimeline(frames, duration: duration, framesPerSecond: framesPerSecond)
        return SVGDocument(size: timeline.size, title: title, background: background).text(
            content(timeline, background: background, foreground: foreground))
    }

    /// A document that plays the same recording in two themes, of which the reader's program shows the one that the reader
    /// prefers (`prefers-color-scheme`). A program that doesn't know what is preferred shows the dark one.
    ///
    /// - Parameters:
    ///   - dark: The recording in the dark theme.
    ///   - light: The same in the light theme.
    ///   - duration: The length of the recording, as in the other function.
    ///   - title: A description of the picture, for readers who can't see it.
    public func encode(dark: [Frame], light: [Frame], duration: Duration, title: String) -> String {
        let themes = (
            Theme.standard(depth: .trueColor), Theme.standard(depth: .trueColor, appearance: .light)
        )
        let timelines = [dark, light].map {
            AnimationTimeline($0, duration: duration, framesPerSecond: framesPerSecond)
        }
        let document = SVGDocument(size: timelines[0].size, title: title, background: themes.0.page)
        return document.text(
            SVGDocument.switching
                + document.group(
                    themes.0,
                    content(timelines[0], background: themes.0.page, foreground: themes.0.text))
                + document.group(
                    themes.1,
                    document.page(themes.1.page) + "\n"
                        + content(
                            timelines[1], background: themes.1.page, foreground: themes.1.text, tag: "-")))
    }

    private func content(
        _ timeline: AnimationTimeline, background: Color, foreground: Color, tag: String = ""
    ) -> String {
        var cast = AnimationCast(background: background, foreground: foreground, tag: tag)
        var stage = AnimationStage(tag: tag)
        for (shot, canvas) in timeline.canvases.enumerated() {
            for prop in cast.props(of: canvas) { stage.show(prop, in: shot) }
        }
        return stage.style(timeline) + cast.definitions + stage.elements(timeline)
    }
}

/// All drawings of an animation.
private struct AnimationCast {
    typealias Prop = AnimationStage.Prop
    private typealias Layer = AnimationStage.Layer

    private let tag: String
    private var ground: PieceDrawings
    private var pictures: PictureDrawings
    private var overlay: PieceDrawings
    private var sprites: SpriteDrawings

    init(background: Color, foreground: Color, tag: String) {
        self.tag = tag
        ground = PieceDrawings(
            background: background, foreground: foreground, tag: Layer.ground.tag(tag))
        pictures = PictureDrawings(tag: Layer.pictures.tag(tag))
        overlay = PieceDrawings(
            background: background, foreground: foreground, tag: Layer.overlay.tag(tag), isOverlay: true)
        sprites = SpriteDrawings(paper: background, tag: Layer.sprite(over: 0).tag(tag))
    }

    var definitions: String {
        ground.definitions + pictures.definitions + overlay.definitions + sprites.definitions
    }

    /// What shows `canvas`, the lowest first.
    mutating func props(of canvas: Canvas) -> [Prop] {
        let (canvas, above) = canvas.withoutSprites
        var props: [Prop] = []
        let items = SVGPlacedPictures(canvas).items
        if items.isEmpty {
            props = Self.props(of: canvas, .ground, from: &ground)
        } else {
            let around = canvas.aroundPictures
            props = Self.props(of: around.ground, .ground, from: &ground)
            for item in items {
                props.append(
                    Prop(drawing: pictures.number(of: item), point: item.origin, layer: .pictures))
            }
            props += Self.props(of: around.overlay, .overlay, from: &overlay)
        }
        for (lower, sprite) in above.enumerated() {
            let parts = self.props(of: sprite.picture)
            let content = Dictionary(grouping: parts, by: \.layer).sorted { $0.key < $1.key }.map {
                layer, props in
                let edges = layer == .ground ? " shape-rendering=\"crispEdges\"" : ""
                return "<g\(edges)>\n\(props.map { $0.element(tag: tag) }.joined())</g>\n"
            }
            let (drawing, window) = sprites.number(of: sprite, content: content.joined())
            props.append(
                Prop(
                    drawing: drawing, point: .zero, layer: .sprite(over: lower),
                    sprite: .init(place: sprite.place, size: sprite.picture.size, window: window)))
        }
        return props
    }

    private static func props(
        of canvas: Canvas, _ layer: Layer, from drawings: inout PieceDrawings
    ) -> [Prop] {
        (0..<canvas.size.rows).flatMap { row in
            drawings.numbers(in: canvas[row: row]).map { column, drawing in
                Prop(drawing: drawing, point: Point(column: column, row: row), layer: layer)
            }
        }
    }
}

extension AnimationTimeline {
    /// As large as the largest canvas.
    fileprivate var size: Size {
        Size(
            columns: canvases.reduce(0) { max($0, $1.size.columns) },
            rows: canvases.reduce(0) { max($0, $1.size.rows) })
    }
}
