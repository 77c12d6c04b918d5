import Foundation
import Testing

@testable import Words

@Suite("The texts of a language that isn't in the code")
struct CatalogueTests {
    private let german = Language(
        Catalogue(
            "de",
            [
                "Your cards": .text("Deine Karten"), "Paid {1} of {2}": .text("Von {2} sind {1} bezahlt"),
                "due {1}": .text("fällig {1}"), "today": .text("heute"),
                "Pay {command}": .text("Zahle: {command}"),
                "# cards": .plural([.one: "# Karte", .other: "# Karten"]), "empty": .text(""),
                "wrong {1}": .text("falsch {2}"), "bell": .text("Glocke\u{7}"),
                "# dues": .plural([.other: "# Schulden"]), "# banks": .plural([.one: "", .other: ""]),
                "Pay {1} on {2}?": .text("Zahlen?"),
            ]))

    @Test("are found by the English ones, and filled with the same values")
    func found() {
        #expect(LocalizedText(en: "Your cards", uk: "Ваші картки")[german] == "Deine Karten")
        let (paid, all) = ("{2}", "100")
        #expect(
            LocalizedText(en: "Paid \(paid) of \(all)", uk: "\(paid)")[german] == "Von 100 sind {2} bezahlt")
        let pay = LocalizedText(en: "Pay {command}", uk: "Платіть {command}")
        #expect(pay.filled("command", with: "pay 1")[german] == "Zahle: pay 1")
        #expect(Voice(german)("Your cards", "Ваші картки") == "Deine Karten")
    }

    @Test("put together what they are put together of")
    func nested() {
        let today = LocalizedText(en: "today", uk: "сьогодні")
        let due = LocalizedText(en: "due \(today)", uk: "до сплати \(today)")
        #expect(due[german] == "fällig heute")
        #expect(due[.english] == "due today")
        #expect(due[.ukrainian] == "до сплати сьогодні")
        #expect([today, due, today].joined("; ")[german] == "heute; fällig heute; heute")
        let sum = LocalizedText(en: "due \(1)" + ", \(today) {command}", uk: "")
        #expect(sum[.english] == "due 1, today {command}")
        #expect([LocalizedText]().joined(", ")[german] == "")
        let words = ["a", "b", "c"].map { LocalizedText(word: $0) }
        #expect(words.either[.english] == "a, b or c" && words.either[.ukrainian] == "a, b або c")
        #expect(Array(words.prefix(1)).either[.english] == "a")
        let cards = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))
        let some = LocalizedText(en: "due \(cards, 2)", uk: "\(cards, 2)")
        #expect(some[german] == "fällig 2 Karten" && some[.ukrainian] == "2 картки")
        let rule = LocalizedText(en: "as in {program} {1}", uk: "як-от {program}")
        let filled = [rule, LocalizedText(word: "{program}")].joined(" ").filled("program", with: "swippy")
        #expect(filled[.english] == "as in swippy {1} {program}", "what is typed is no text")
    }

    @Test("are English where they are missing, empty or can't be used")
    func missing() {
        for (english, shown) in [("nothing", "nothing"), ("empty", "empty"), ("bell", "bell")] {
            #expect(LocalizedText(en: english, uk: "ні")[german] == shown)
        }
        #expect(LocalizedText(en: "wrong \(5)", uk: "\(5)")[german] == "wrong 5")
        #expect(LocalizedText(en: "Pay \(5) on \(6)?", uk: "\(5)")[german] == "Pay 5 on 6?")
        #expect(LocalizedText(en: "", uk: "лише тут")[german] == "лише тут")
        #expect(LocalizedText(word: "today")[german] == "today", "what is typed is no text")
    }

    @Test("count with the forms of their language, or in English")
    func plural() {
        let cards = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))
        #expect([1, 2].map { cards($0, in: german) } == ["1 Karte", "2 Karten"])
        let dues = Plural(en: ("# due", "# dues"), uk: ("# борг", "# борги", "# боргів"))
        #expect([1, 2].map { dues($0, in: german) } == ["1 due", "2 dues"])
        let banks = Plural(en: ("# bank", "# banks"), uk: ("# банк", "# банки", "# банків"))
        #expect([1, 2].map { banks($0, in: german) } == ["1 bank", "2 banks"])
    }

    @Test("have problems that are told")
    func problems() {
        func problem(_ entry: Catalogue.Entry, _ text: String) -> Catalogue.Problem? {
            Catalogue.problem(of: entry, for: text, in: "pl")
        }
        #expect(problem(.text("{2} {1}"), "{1} {2}") == nil)
        #expect(problem(.text("{card}"), "{1}") == .gap("card"))
        #expect(problem(.text("{}"), "{}") == nil)
        #expect(problem(.text("{}"), "one") == .gap(""))
        #expect(problem(.text("{1}"), "{1} {card}") == .missingGap("card"))
        #expect(problem(.text(""), "{1}") == nil)
        #expect(problem(.text("a\nb"), "c") == nil)
        #expect(problem(.text("a\u{1B}[2J"), "c") == .control)
        #expect(problem(.plural([.one: "", .few: ""]), "#") == nil)
        #expect(problem(.plural([.one: "a", .few: "#"]), "#") == .missing(.many))
        #expect(problem(.plural([.one: "a", .few: "", .many: "#"]), "#") == .missing(.few))
        #expect(problem(.plural([.one: "a", .few: "#", .many: "# {1}"]), "#") == .gap("1"))
        #expect(problem(.plural([.one: "a {1}", .few: "#", .many: "# {1}"]), "# {1}") == .missingGap("1"))
        #expect(problem(.plural([.one: "a", .few: "#", .many: "b"]), "#") == .missingGap("#"))
        #expect(problem(.plural([.one: "a", .few: "#", .many: "#", .other: "#"]), "#") == .surplus(.other))
    }

    @Test("belong to a language with a code and dates of its own")
    func language() {
        #expect(german.rawValue == "de")
        #expect(german != .english)
        #expect(german.dateLocale.identifier == "de")
        #expect(Language(rawValue: "de") == nil)
    }
}

@Suite("The forms of languages for numbers")
struct PluralRuleTests {
    @Test(
        "are those of the Unicode CLDR",
        arguments: [
            ("de", [1: "one", 0: "other", 2: "other", 21: "other"]), ("xx", [1: "one", 2: "other"]),
            ("fr", [0: "one", 1: "one", 2: "other"]), ("ja", [0: "other", 1: "other"]),
            ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 112: "many"]),
            ("hr", [1: "one", 3: "few", 5: "other", 13: "other"]),
            ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
            ("cs", [1: "one", 3: "few", 5: "other", 22: "other"]),
            ("lt", [1: "one", 2: "few", 10: "other", 11: "other", 21: "one"]),
            ("lv", [0: "zero", 1: "one", 2: "other", 10: "zero", 11: "zero", 21: "one"]),
            ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 101: "few"]),
            ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
            ("is", [1: "one", 11: "other", 21: "one"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
            ("he", [1: "one", 2: "two", 3: "other"]),
        ] as [(String, [Int: String])])
    func categories(code: String, expected: [Int: String]) {
        let rule = PluralRule(code)
        for (count, name) in expected {
            #expect(rule.category(of: count).rawValue == name, "\(code) \(count)")
            #expect(rule.category(of: -count) == rule.category(of: count))
            #expect(rule.categories.contains(rule.category(of: count)))
        }
    }
}
