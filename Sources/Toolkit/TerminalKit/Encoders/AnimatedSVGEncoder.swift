/// Turns a recording of canvases into a picture file that plays by itself, wherever a picture can be shown:
/// in a browser, and in a README, where pictures have neither scripts nor controls.
///
/// It is the picture of `SVGEncoder`, cut into pieces. Each piece is drawn once, however often and wherever it
/// appears, and CSS animations show it while it is on screen. They run only for readers who have not asked for
/// less motion; without them the picture is the last canvas, as it is for programs that know no animations.
public struct AnimatedSVGEncoder: Sendable {
    /// A canvas of a recording.
    public struct Frame: Sendable {
        /// When the canvas came on screen, counted from the beginning of the recording.
        public let time: Duration
        /// What was on screen from then on.
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
    /// - Parameter framesPerSecond: How many pictures a second has at most, 1...60. Of more canvases than
    ///   that, the last one in each slot of time stands for the others.
    public init(framesPerSecond: Int = 20) {
        self.framesPerSecond = max(1, min(framesPerSecond, 60))
    }

    /// A whole SVG document that plays `frames` over and over, with no reference to anything outside.
    ///
    /// - Parameters:
    ///   - frames: The recording, with ascending times from 0. Canvases may differ in size: the picture is as
    ///     large as the largest.
    ///   - duration: How long the recording is. The last canvas stays at least 1.5 seconds, even if that is
    ///     longer.
    ///   - title: What the picture shows, in words, for those who cannot see it.
    ///   - background: The colour of the page, and of cells that have none.
    ///   - foreground: The colour of text that has none.
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
