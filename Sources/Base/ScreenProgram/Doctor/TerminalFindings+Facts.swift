import CommandLine
import Records
import TerminalKit
import TerminalSession
import Words

/// A sample and its width, according to the program and to the terminal.
struct MeasuredWidth {
    let sample: String
    let own: Int
    let terminal: Int

    /// The scalars of the sample, as in `U+2764 U+FE0F`.
    var codePoints: String {
        sample.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        .joined(separator: " ")
    }
}

extension TerminalFindings {
    /// The widths of the samples; empty if the terminal didn't answer.
    var measured: [MeasuredWidth] {
        zip(WidthSample.all, widths ?? []).map { sample, columns in
            MeasuredWidth(sample: sample, own: sample.columns, terminal: columns)
        }
    }

    /// The answers of the terminal of `console`; none from a silent one.
    func facts(on console: Console) -> [DoctorFact] {
        let missing = LocalizedText(en: "no answer", uk: "без відповіді")
        func fact(_ name: String, _ value: String?, en: String, uk: String) -> DoctorFact {
            DoctorFact(
                name, value.fieldValue, en: en, uk: uk, value.map { LocalizedText(word: $0) } ?? missing
            )
        }
        let codes = attributes?.map(String.init).joined(separator: ";")
        let milliseconds = answerTime.map { ($0 / .microseconds(1)).rounded() / 1000 }
        return [
            fact("name", version.map { VisibleText(whole: $0).text }, en: "Name", uk: "Назва"),
            DoctorFact(
                "attributes", attributes.fieldValue, en: "Attributes (DA1)", uk: "Ознаки (DA1)",
                codes.map { LocalizedText(word: $0) } ?? missing),
            fact("background", background?.hex, en: "Background", uk: "Тло"),
            pictures(on: console),
            DoctorFact(
                "milliseconds", milliseconds.fieldValue, en: "Time to answer", uk: "Час відповіді",
                "\(Int((milliseconds ?? 0).rounded(.up))) ms"),
            DoctorFact(
                member: "modes",
                .list(
                    AskedMode.allCases.compactMap { mode in
                        modes[mode.rawValue].map { state in
                            .members([
                                "number": mode.rawValue, "name": mode.told.code,
                                "isAvailable": state.isAvailable,
                                "isOn": state == .set || state == .alwaysSet,
                            ])
                        }
                    })),
            DoctorFact(
                member: "widths",
                measured.isEmpty
                    ? .missing
                    : .list(
                        measured.map {
                            .members([
                                "text": $0.sample, "codePoints": $0.codePoints, "swippy": $0.own,
                                "terminal": $0.terminal,
                            ])
                        })),
        ]
            + AskedMode.allCases.map { mode in
                let state =
                    switch modes[mode.rawValue] {
                    case nil: missing
                    case .set, .alwaysSet: LocalizedText(en: "yes, and on", uk: "так, увімкнено")
                    case .reset: LocalizedText(en: "yes", uk: "так")
                    case .unknown, .alwaysReset: LocalizedText(en: "no", uk: "ні")
                    }
                let name = mode.told.words.explained(LocalizedText(word: "\(mode.rawValue)"))
                return DoctorFact(nil, label: name, state)
            }
    }

    /// How pictures are shown if the person leaves that to the terminal, and the size of a cell in pixels where that matters.
    private func pictures(on console: Console) -> DoctorFact {
        let support = pictures.support(.auto, environment: console.environment, size: console.size)
        let method = support.method.rawValue
        let words = support.cell.map {
            LocalizedText(
                en: "\(method) (cells of \($0.width) × \($0.height) pixels)",
                uk: "\(method) (клітинки \($0.width) × \($0.height) пікселів)")
        }
        return DoctorFact(
            "pictures",
            .members([
                "method": method, "cellWidth": support.cell?.width, "cellHeight": support.cell?.height,
            ]), en: "Pictures", uk: "Зображення", words ?? LocalizedText(word: method))
    }
}
