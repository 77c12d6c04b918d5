import Foundation
import Records
import TerminalTestSupport
import TestSupport
import Testing

@Suite("CSVText")
struct CSVTextTests {
    @Test("Fields stand between commas, and rows end in a carriage return and a line feed")
    func rows() {
        same(
            csv([.text("a"), .number(1), .text("")], [.text("b"), .number(-2), .text("c")]),
            "a,1,\r\nb,-2,c\r\n")
        same(csv(), "")
        same(csv([.missing, .missing], [.text(""), .flag(true)]), ",\r\n,true\r\n")
    }

    @Test("What would end a field too early stands in quotes, and quotes are doubled")
    func quotes() {
        same(csv([.text("a,b"), .text(#"say "x""#), .text("plain")]), #""a,b","say ""x""",plain"# + "\r\n")
    }

    @Test("A quote is doubled even if an accent makes another character of it")
    func accents() {
        same(csv([.text("a\"\u{301},b")]), "\"a\"\"\u{301},b\"\r\n")
    }

    @Test(
        "A text that a spreadsheet would run has an apostrophe in front",
        arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "\t=1", "\r=1", "\n=1"])
    func formulas(text: String) {
        #expect(csv([.text(text)]).hasPrefix("'"))
    }

    @Test("A quoted formula has its apostrophe inside the quotes")
    func quotedFormula() {
        same(csv([.text(#"=HYPERLINK("x","y")"#)]), #""'=HYPERLINK(""x"",""y"")""# + "\r\n")
    }

    @Test("Numbers keep every digit and their minus; other texts are left alone")
    func numbers() throws {
        let number = try #require(Decimal(string: "-12345678901234567890.123456789"))
        same(csv([.number(number), .text("a=b"), .text("'x")]), "-12345678901234567890.123456789,a=b,'x\r\n")
    }

    @Test("Whatever a text holds, a row stays a row, without a character that could command a terminal")
    func hostile() {
        let hostile = "A\tB\nC\r\u{1B}[2J\u{9B}1m\u{0}\u{7F}\u{85}\u{2028}\u{202E}D\u{2066}\u{200F}\u{FEFF}"
        let text = csv([.text(hostile), .text("x")])
        #expect(text.hasSuffix(",x\r\n"))
        #expect(text.dropLast(1).unicodeScalars.allSatisfy { !$0.isHarmful })
    }

    private func csv(_ rows: [FieldValue]...) -> String {
        var table = CSVText()
        for row in rows {
            for field in row { table.add(field) }
            table.endRow()
        }
        return table.text
    }
}
