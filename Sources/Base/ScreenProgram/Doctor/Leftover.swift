import CommandLine
package import Records
package import Words

/// Something that an earlier version left, which has no effect.
package struct Leftover: Described {
    /// What it is, for programs.
    package enum Kind: String {
        case setting, variable, file
    }

    private let kind: Kind
    private let name: String
    private let words: LocalizedText

    /// What is left, and what to do about it.
    package init(_ kind: Kind, _ name: String, en english: TextTemplate, uk ukrainian: TextTemplate) {
        (self.kind, self.name, words) = (kind, name, LocalizedText(en: english, uk: ukrainian))
    }

    package static let fields: [Field<Leftover>] = [
        .json("kind", \.kind.rawValue, "setting, variable or file"), .json("name", \.name, "its name"),
    ]

    /// What people are told of it.
    var fact: DoctorFact { DoctorFact("Left over", "Зайве", words) }
}

extension Leftover {
    /// A setting that went and is still set.
    init(_ left: LeftSetting, of program: String) {
        let (name, version) = (left.name, left.gone.version)
        if case .environment(let variable) = left.origin {
            self.init(
                .variable, variable,
                en: "the variable \(variable), without effect since \(version): unset it",
                uk: "змінна \(variable), що не діє від версії \(version): приберіть її")
        } else {
            self.init(
                .setting, name,
                en:
                    "“\(name)” in config.json, without effect since \(version): \(program) config unset \(name)",
                uk:
                    "«\(name)» у config.json, що не діє від версії \(version): \(program) config unset \(name)"
            )
        }
    }
}
