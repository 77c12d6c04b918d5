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
        var drawings = PieceDrawings(background: background, foreground: foreground)
        var stage = AnimationStage()
        for (shot, canvas) in timeline.canvases.enumerated() {
            for row in 0..<canvas.size.rows {
                for (column, drawing) in drawings.numbers(in: canvas[row: row]) {
                    stage.show(.init(drawing: drawing, point: Point(column: column, row: row)), in: shot)
                }
            }
        }
        let size = Size(
            columns: timeline.canvases.reduce(0) { max($0, $1.size.columns) },
            rows: timeline.canvases.reduce(0) { max($0, $1.size.rows) })
        return SVGDocument(size: size, title: title, background: background).text(
            stage.style(timeline) + drawings.definitions + stage.elements(timeline))
    }
}
