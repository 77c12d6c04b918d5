import TestSupport
import Testing
import Words

@Suite("LocalizedText")
struct LocalizedTextTests {
    @Test("A text is said in the language asked for")
    func languages() {
        let text = LocalizedText(en: "total due", uk: "до сплати")
        same(text[.english], "total due")
        same(text[.ukrainian], "до сплати")
        same(Language.allCases.map { text[$0] }, ["total due", "до сплати"])
    }

    @Test("Languages are named by their ISO 639 codes")
    func codes() {
        same(Language.allCases.map(\.rawValue), ["en", "uk"])
        #expect(Language(rawValue: "ua") == nil)
    }

    @Test("Texts that are put together are in the language of the whole")
    func nested() {
        let today = LocalizedText(en: "today", uk: "сьогодні")
        let due = LocalizedText(en: "due \(today)", uk: "до сплати \(today)")
        #expect(due[.english] == "due today" && due[.ukrainian] == "до сплати сьогодні")
        same([due, today].joined("; ")[.ukrainian], "до сплати сьогодні; сьогодні")
        same([LocalizedText]().joined(", ")[.english], "")
        let sum = LocalizedText(en: "due \(1)" + ", \(today) {command}", uk: "\(today), " + "до сплати \(1)")
        #expect(sum[.english] == "due 1, today {command}" && sum[.ukrainian] == "сьогодні, до сплати 1")
        let cards = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))
        let some = LocalizedText(en: "due \(cards, 2)", uk: "\(cards, 2) з боргом")
        #expect(some[.english] == "due 2 cards" && some[.ukrainian] == "2 картки з боргом")
    }

    @Test("One of several is meant")
    func either() {
        let words = ["a", "b", "c"].map { LocalizedText(word: $0) }
        #expect(words.either[.english] == "a, b or c" && words.either[.ukrainian] == "a, b або c")
        same(Array(words.prefix(1)).either[.english], "a")
    }

    @Test("A gap is filled in every language, also in texts that stand in another")
    func filled() {
        let rule = LocalizedText(en: "as in {program} {1}", uk: "як-от {program}")
        let filled = LocalizedText(en: "\(rule)!", uk: "\(rule).").filled("program", with: "swippy")
        #expect(filled[.english] == "as in swippy {1}!" && filled[.ukrainian] == "як-от swippy.")
    }

    @Test(
        "A text that is missing in one language is said in the other, but an empty value is no missing text")
    func missing() {
        same(LocalizedText(en: "", uk: "лише тут")[.english], "лише тут")
        same(LocalizedText(en: "only here", uk: "")[.ukrainian], "only here")
        let none = ""
        same(LocalizedText(en: "\(none)", uk: "немає")[.english], "")
    }
}
