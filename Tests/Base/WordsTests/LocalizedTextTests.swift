import Testing
import Words

@Suite("LocalizedText")
struct LocalizedTextTests {
    @Test("A text is said in the language asked for")
    func languages() {
        let text = LocalizedText(en: "total due", uk: "до сплати")
        #expect(text[.english] == "total due")
        #expect(text[.ukrainian] == "до сплати")
        #expect(Language.allCases.map { text[$0] } == ["total due", "до сплати"])
    }

    @Test("Languages are named by their ISO 639 codes")
    func codes() {
        #expect(Language.allCases.map(\.rawValue) == ["en", "uk"])
        #expect(Language(rawValue: "ua") == nil)
    }
}
