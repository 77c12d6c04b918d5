import TestSupport
import Testing

@testable import TerminalKit

@Suite("Dark or light")
struct AppearanceTests {
    @Test(
        "A background is dark if white can be read better on it than black",
        arguments: [
            (0x000000, .dark), (0xFFFFFF, .light), (0x002B36, .dark), (0xFDF6E3, .light), (0x300A24, .dark),
            (0x0000FF, .dark), (0x00FF00, .light), (0x757575, .dark), (0x777777, .light),
        ] as [(UInt32, Appearance)])
    func background(color: UInt32, appearance: Appearance) {
        same(Appearance(background: Color(color)), appearance)
    }

    @Test(
        "The user decides, else the terminal, else COLORFGBG, else it is dark",
        arguments: [
            (.dark, 0xFFFFFF, "0;15", .dark, .option(.dark)), (.light, 0x000000, "", .light, .option(.light)),
            (nil, 0xFFFFFF, "15;0", .light, .background(Color(0xFFFFFF))),
            (nil, 0x101010, "0;15", .dark, .background(Color(0x101010))),
            (nil, nil, "0;15", .light, .variable("COLORFGBG")),
            (nil, nil, "15;0", .dark, .variable("COLORFGBG")),
            (nil, nil, "0;default;7", .light, .variable("COLORFGBG")),
            (nil, nil, "12;8", .dark, .variable("COLORFGBG")),
            (nil, nil, "0;default", .dark, .standard), (nil, nil, "0;99", .dark, .standard),
            (nil, nil, ";", .dark, .standard), (nil, nil, "", .dark, .standard),
        ] as [(Appearance?, UInt32?, String, Appearance, AppearanceRule)])
    func verdict(
        choice: Appearance?, background: UInt32?, numbers: String, appearance: Appearance,
        rule: AppearanceRule
    ) {
        let verdict = Appearance.verdict(
            choice: choice, background: background.map { Color($0) }, environment: ["COLORFGBG": numbers])
        same(verdict, AppearanceVerdict(appearance: appearance, rule: rule))
    }
}
