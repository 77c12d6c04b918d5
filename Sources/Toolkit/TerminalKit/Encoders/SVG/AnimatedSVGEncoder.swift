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
        typealias Layer = AnimationStage.Layer
        var ground = PieceDrawings(
            background: background, foreground: foreground, tag: Layer.ground.tag(tag))
        var pictures = PictureDrawings(tag: Layer.pictures.tag(tag))
        var overlay = PieceDrawings(
            background: background, foreground: foreground, tag: Layer.overlay.tag(tag), isOverlay: true)
        var stage = AnimationStage(tag: tag)
        for (shot, canvas) in timeline.canvases.enumerated() {
            let items = SVGPlacedPictures(canvas).items
            guard !items.isEmpty else {
                show(canvas, .ground, from: &ground, on: &stage, in: shot)
                continue
            }
            let around = canvas.aroundPictures
            show(around.ground, .ground, from: &ground, on: &stage, in: shot)
            for item in items {
                stage.show(
                    .init(drawing: pictures.number(of: item), point: item.origin, layer: .pictures), in: shot)
            }
            show(around.overlay, .overlay, from: &overlay, on: &stage, in: shot)
        }
        return stage.style(timeline) + ground.definitions + pictures.definitions + overlay.definitions
            + stage.elements(timeline)
    }

    private func show(
        _ canvas: Canvas, _ layer: AnimationStage.Layer, from drawings: inout PieceDrawings,
        on stage: inout AnimationStage, in shot: Int
    ) {
        for row in 0..<canvas.size.rows {
            for (column, drawing) in drawings.numbers(in: canvas[row: row]) {
                stage.show(
                    .init(drawing: drawing, point: Point(column: column, row: row), layer: layer), in: shot)
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
