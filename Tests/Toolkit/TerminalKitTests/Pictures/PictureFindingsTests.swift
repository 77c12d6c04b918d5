import TerminalKit
import TestSupport
import Testing

@Suite("What a terminal says about pictures")
struct PictureFindingsTests {
    private let size = Size(columns: 80, rows: 24)

    private func findings(_ replies: TerminalReply...) -> PictureFindings {
        var findings = PictureFindings()
        for reply in replies { findings.note(reply) }
        return findings
    }

    @Test(
        "the best way that is known to work is taken",
        arguments: [
            ([.graphics(id: 31, isOK: true), .version("kitty(0.35.2)")], [:], .kitty),
            ([.graphics(id: 31, isOK: true), .version("ghostty 1.1.3")], [:], .kitty),
            // Without placeholders.
            ([.graphics(id: 31, isOK: true), .version("kitty(0.26.5)")], [:], .cells),
            ([.graphics(id: 31, isOK: true), .version("Konsole 24.1")], [:], .cells),
            ([.graphics(id: 31, isOK: false), .version("kitty(0.35.2)")], [:], .cells),
            ([.graphics(id: 30, isOK: true), .version("kitty(0.35.2)")], [:], .cells),
            ([.version("iTerm2 3.5.0")], [:], .iterm), ([], ["TERM_PROGRAM": "iTerm.app"], .iterm),
            ([.version("WezTerm 20240203"), .primaryAttributes([65, 4])], [:], .iterm),
            ([.primaryAttributes([62, 4, 22])], [:], .sixel), ([.primaryAttributes([4])], [:], .cells),
            // Sixels that spoil more than they show.
            ([.version("Konsole 22.12.3"), .primaryAttributes([62, 1, 4])], [:], .cells),
            ([.primaryAttributes([63, 4])], ["TERM": "mlterm"], .cells),
            ([.primaryAttributes([63, 4])], ["TERM": "xterm", "MLTERM": "3.9.2"], .cells),
            // In between, only what that shows itself.
            ([.version("tmux 3.5"), .primaryAttributes([1, 2, 4])], ["TERM_PROGRAM": "iTerm.app"], .sixel),
            ([.graphics(id: 31, isOK: true), .version("kitty(0.35.2)")], ["TMUX": "/tmp/t"], .cells),
            ([.primaryAttributes([62, 4])], ["STY": "1"], .cells), ([], [:], .cells),
        ] as [([TerminalReply], [String: String], PictureProtocol)])
    func auto(replies: [TerminalReply], environment: [String: String], method: PictureProtocol) throws {
        var findings = PictureFindings()
        let cell = try #require(CellPixels(width: 9, height: 18))
        for reply in [.cellPixels(cell)] + replies { findings.note(reply) }
        same(
            findings.support(.auto, environment: environment, size: size),
            PictureSupport(
                method, cell: cell,
                symbols: .known(environment: environment, version: findings.version)))
    }

    @Test("only a terminal whose name promises graphics is asked about them")
    func graphics() {
        #expect(findings(.version("kitty(0.28.0)")).canHaveGraphics)
        #expect(findings(.version("ghostty 1.0")).canHaveGraphics)
        for name in ["tmux 3.5", "", "XTerm(379)", "kitty(0.27.9)", "screen"] {
            #expect(!findings(.version(name)).canHaveGraphics)
        }
    }

    @Test("what the person wants counts, and is wrapped in tmux where it is for the terminal around it")
    func wanted() {
        for (choice, isWrapped) in [
            (PictureChoice.kitty, true), (.iterm, true), (.sixel, false), (.cells, false),
        ] {
            let support = findings().support(choice, environment: ["TMUX": "x"], size: size)
            same(support.method.rawValue, choice.rawValue)
            same(support.isWrapped, isWrapped)
        }
    }

    @Test("the size of a cell is what the terminal says of it, or of all of them, or what the system knows")
    func cells() throws {
        let cell = try #require(CellPixels(width: 8, height: 17))
        let all = TerminalReply.textPixels(width: 800, height: 480)
        func measured(_ findings: PictureFindings) -> CellPixels? {
            var findings = findings
            findings.complete(pixels: (960, 720))
            return findings.support(.kitty, environment: [:], size: size).cell
        }
        same(measured(findings(all, .cellPixels(cell))), cell)
        same(measured(findings(all)), CellPixels(width: 10, height: 20))
        same(measured(findings()), CellPixels(width: 12, height: 30))
        #expect(CellPixels(width: 0, height: 20) == nil)
        same(findings(.primaryAttributes([62, 4])).support(.auto, environment: [:], size: size), .none)
    }
}
