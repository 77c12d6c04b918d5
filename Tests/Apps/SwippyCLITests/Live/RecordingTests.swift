import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("A recording")
struct RecordingTests {
    private let header = #"{"format":"swippy.recording/1","columns":80,"rows":24}"#

    @Test("has one line about the terminal, and one for everything that was done")
    func lines() throws {
        let recording = try Recording(
            text: header + "\n" + #"{"at":0.25,"input":"\u001b[A"}"# + "\n"
                + #"{"at":0.5,"columns":40,"rows":12}"#
                + "\n" + #"{"at":1,"end":true}"# + "\n")
        same(recording.header, Recording.Header(columns: 80, rows: 24))
        same(recording.events.map(\.input), ["\u{1B}[A", nil, nil])
        same(recording.events.map(\.time), [.milliseconds(250), .milliseconds(500), .seconds(1)])
        same(recording.events.map(\.columns), [nil, 40, nil])
        same(recording.events.map(\.end), [nil, nil, true])
    }

    @Test(
        "is refused with the line that is none",
        arguments: [
            ("", 1), ("hello", 1), (#"{"format":"swippy.recording/2","columns":80,"rows":24}"#, 1),
            (#"{"format":"swippy.recording/1","columns":0,"rows":24}"#, 1),
            (#"{"format":"swippy.recording/1","columns":80,"rows":100000}"#, 1),
            ("HEADER\nnonsense", 2), ("HEADER\n{\"at\":1}\n{\"at\":0.5}", 3), ("HEADER\n{\"at\":-1}", 2),
            ("HEADER\n{\"at\":1e300}", 2),
        ])
    func refused(text: String, line: Int) {
        #expect(throws: Recording.Fault(line: line)) {
            try Recording(text: text.replacing("HEADER", with: header))
        }
    }
}
