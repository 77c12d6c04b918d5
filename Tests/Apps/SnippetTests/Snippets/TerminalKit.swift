import TerminalKit

/// A greeting in bold, as text for a terminal.
func greeting(to name: String) -> String {
    var canvas = Canvas(size: Size(columns: 24, rows: 1))
    canvas.put("Hello, \(name)!", at: .zero, style: Style(foreground: Color(0xE0A030), attributes: .bold))
    return ANSIEncoder(depth: .trueColor).encode(canvas)
}
