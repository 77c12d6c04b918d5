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
            title: item.title, key: item.id, purpose: item.purpose == item.title ? "" : item.purpose,
            value: value(of: item), isOn: isOn, origin: origin(item.origin),
            flaw: item.flaw.map(flaw), isChangeable: item.isChangeable)
    }

    private func value(of item: SettingItem) -> ValueFace {
        switch item.kind {
        case .toggle:
            return ValueFace(
                item.value == SettingItem.on ? voice("on", "увімкнено") : voice("off", "вимкнено"))
        case .choice(let choices):
            return choices.first { $0.value == item.value }.map { face(of: $0) }
                ?? ValueFace(item.value ?? none)
        case .number, .path, .text: return ValueFace(item.value ?? none)
        }
    }

    private var none: String { voice.language.isSpoken ? voice("not set", "не задано") : "–" }

    /// A value in words; a colour also gets its name, since not everyone sees it.
    func face(of choice: SettingChoice, isTicked: Bool = false) -> ValueFace {
        let text = choice.color == nil ? choice.value : "\(choice.meaning) \(choice.value)"
        return ValueFace(isTicked ? voice.chosen(text) : text, swatch: choice.color)
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

    private func flaw(_ flaw: SettingItem.Flaw) -> String {
        switch flaw {
        case .invalid(let text, at: .variable(let name), _):
            voice("\(name) is “\(text)”, which isn’t valid", "\(name): «\(text)» — недійсне значення")
        case .invalid(let text, _, _):
            voice("The file has “\(text)”, which isn’t valid", "У файлі «\(text)» — недійсне значення")
        case .noFile: voice("There is no such file", "Такого файлу немає")
        }
    }

    /// Why the settings can't be read.
    func alert(for failure: SettingsFailure) -> AlertState {
        AlertState(title: voice("Error", "Помилка"), message: failure.message, advice: failure.advice)
    }

    /// Why a change wasn't made, in one line.
    func refusal(_ failure: SettingsFailure) -> String {
        let message = failure.message + (failure.message.hasSuffix(".") ? "" : ".")
        return failure.advice.isEmpty ? message : "\(message) \(failure.advice)"
    }

    /// Why a setting can't be changed here.
    func locked(_ item: SettingItem) -> String {
        if case .invalid(_, at: .variable, let advice)? = item.flaw { return advice }
        return voice(
            "\(item.title) comes \(origin(item.origin)), which counts more than the file.",
            "\(item.title): значення \(origin(item.origin)), і воно важливіше за файл.")
    }

    /// When a change takes effect that no open screen picks up.
    var later: String { voice("Counts from the next start.", "Діє з наступного запуску.") }

    /// Where settings are stored.
    func foot(place: String?) -> [String] {
        place.map { [voice("Kept in \($0).", "Зберігаються в \($0).")] } ?? []
    }

    /// What can be done at `item`: one that a flag or a variable holds can't be changed.
    func hints(for change: SettingsSheet.Change?, of item: SettingItem?) -> [KeyHint<SettingsEvent>] {
        switch change {
        case nil:
            var own = [KeyHint<SettingsEvent>(.event(.moved(by: 1)), voice("move", "рух"))]
            if let item, item.isChangeable {
                own.insert(
                    KeyHint(.event(.opened(nil)), voice("change", "змінити"), isEssential: true), at: 0)
                if item.origin != .standard || item.flaw != nil {
                    own.append(KeyHint(.event(.resetRequested), voice("default", "типово")))
                }
            }
            return own + voice.places() + [voice.leaving()]
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
