import Records
import TestSupport
import Testing

@Suite("String: on one line")
struct StringOneLineTests {
    @Test("the character in whose place a terminal draws pictures is dropped")
    func pictures() {
        same("a\u{10EEEE}\u{305}b\tc".oneLine, "a\u{305}b c")
    }
}
