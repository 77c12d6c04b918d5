import ScreenContract
import ScreenPresenter
import SettingsEntity
import SettingsPorts
import SettingsScreens
package import Words

/// Words settings, in one language.
package struct SettingsWording: Sendable {
    let voice: Voice

    package init(_ voice: Voice) { self.voice = voice }

    var title: String { voice("Settings", "Налаштування") }

    /// A setting in words.
    func row(for item: SettingItem) -> SettingRow {
        let isOn: Bool? = item.kind == .toggle ? item.value == SettingItem.on : nil
        return SettingRow(
            title: title(of: item.id), purpose: item.purpose, value: value(of: item), isOn: isOn,
            origin: origin(item.origin), isChangeable: item.isChangeable)
    }

    /// A title such as "Stroke color" for `stroke-color`: English words in English, and a name in other languages.
    func title(of id: String) -> String {
        guard voice.language == .english else { return id }
        return id.prefix(1).uppercased() + id.dropFirst().replacing("-", with: " ")
    }

    private func value(of item: SettingItem) -> ValueFace {
        switch item.kind {
        case .toggle:
            return ValueFace(
                item.value == SettingItem.on ? voice("on", "увімкнено") : voice("off", "вимкнено"))
        case .choice(let choices):
            return choices.first { $0.value == item.value }.map(face) ?? ValueFace(item.value ?? "–")
        case .number, .path, .text: return ValueFace(item.value ?? "–")
        }
    }

    /// A value in words; a colour also gets its name, since not everyone sees it.
    func face(of choice: SettingChoice) -> ValueFace {
        choice.color == nil
            ? ValueFace(choice.value) : ValueFace("\(choice.meaning) \(choice.value)", swatch: choice.color)
    }

    private func origin(_ origin: SettingItem.Origin) -> String {
        switch origin {
        case .flag: voice("from the command line", "із командного рядка")
        case .variable(let name): voice("from the variable \(name)", "зі змінної \(name)")
        case .file: voice("from the file", "із файлу")
        case .overruled(let name): voice("\(name) counts instead", "натомість діє \(name)")
        case .standard: voice("default", "типово")
        }
    }

    /// A setting as data.
    func line(for item: SettingItem) -> SettingsRecord.Line {
        let origin =
            switch item.origin {
            case .flag: "flag"
            case .variable: "variable"
            case .file: "file"
            case .overruled: "overruled"
            case .standard: "default"
            }
        return SettingsRecord.Line(key: item.id, value: item.value, origin: origin)
    }

    /// A failure in words.
    func alert(for failure: SettingsFailure) -> AlertState {
        AlertState(
            title: voice("Not changed", "Не змінено"), message: failure.message, advice: failure.advice)
    }

    /// Why a setting can't be changed here.
    func locked(_ item: SettingItem) -> String {
        voice(
            "\(title(of: item.id)) comes \(origin(item.origin)), which counts more than the file.",
            "\(title(of: item.id)): значення \(origin(item.origin)), і воно важливіше за файл.")
    }

    /// Where settings are stored, and when they take effect.
    func foot(place: String?) -> [String] {
        guard let place else { return [] }
        return [
            voice("Kept in \(place).", "Зберігаються в \(place)."),
            voice(
                "What a screen can’t take over at once holds from the next start.",
                "Що екран не може врахувати одразу, діє з наступного запуску."),
        ]
    }

    func hints(for change: SettingsSheet.Change?, canReset: Bool) -> [KeyHint<SettingsEvent>] {
        switch change {
        case nil:
            let reset: [KeyHint<SettingsEvent>] =
                canReset ? [KeyHint(.event(.resetRequested), voice("default", "типово"))] : []
            return [
                KeyHint(.event(.opened(nil)), voice("change", "змінити"), isEssential: true),
                KeyHint(.event(.moved(by: 1)), voice("move", "рух")),
            ] + reset + voice.places() + [KeyHint(.event(.screen(.closed)), voice("back", "назад"))]
        case .choosing:
            return [
                KeyHint(.event(.chosen(nil)), voice("choose", "вибрати"), isEssential: true),
                KeyHint(.event(.moved(by: 1)), voice("move", "рух")),
                KeyHint(.event(.cancelled), voice("leave it", "лишити")),
            ]
        case .typing:
            return [
                KeyHint(.event(.chosen(nil)), voice("keep", "зберегти"), isEssential: true),
                KeyHint(.event(.cancelled), voice("leave it", "лишити")),
            ]
        }
    }
}
