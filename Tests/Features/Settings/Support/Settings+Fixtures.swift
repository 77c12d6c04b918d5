package import SettingsEntity
package import SettingsPorts

/// Keeps settings in memory, and refuses the value "no".
package actor SettingsDouble: SettingsService {
    private var items: [SettingItem]
    private let failure: SettingsFailure?
    package private(set) var changes: [SettingChange] = []

    package init(_ items: [SettingItem] = .fixtures, failure: SettingsFailure? = nil) {
        (self.items, self.failure) = (items, failure)
    }

    package let place: String? = "~/config.json"

    package func settings() throws(SettingsFailure) -> [SettingItem] {
        if let failure { throw failure }
        return items
    }

    package func change(_ id: SettingItem.ID, to value: String?) throws(SettingsFailure) {
        changes.append(SettingChange(id, to: value))
        guard value != "no" else { throw .refused }
        items = items.map { item in
            guard item.id == id else { return item }
            return SettingItem(
                id: id, title: item.title, purpose: item.purpose, kind: item.kind, value: value ?? "standard",
                origin: value == nil ? .standard : .file, countsAtOnce: item.countsAtOnce)
        }
    }
}

extension SettingsFailure {
    package static let refused = SettingsFailure(message: "That is no value.", advice: "Type another one.")
}

extension [SettingItem] {
    /// One of each kind, and one that a variable holds.
    package static let fixtures: [SettingItem] = [
        SettingItem(
            id: "draw-stories", title: "Draw stories", purpose: "Let drawings grow", kind: .toggle,
            value: "true", origin: .standard, countsAtOnce: true),
        SettingItem(
            id: "stroke-color", title: "Stroke colour", purpose: "The colour",
            kind: .choice([
                SettingChoice(value: "#f3af22", meaning: "amber"),
                SettingChoice(value: "#3dacf7", meaning: "sky"),
                SettingChoice(value: "#92003b", meaning: "cherry"),
            ]), value: "#f3af22", origin: .file, countsAtOnce: true),
        SettingItem(
            id: "open", title: "Opening width", purpose: "How far", kind: .number, value: "0.6",
            origin: .standard),
        SettingItem(
            id: "lang", title: "Language", purpose: "The language",
            kind: .choice([SettingChoice(value: "en", meaning: "English")]), value: "en",
            origin: .variable("SWIPPY_LANG")),
        SettingItem(
            id: "file", title: "Card file", purpose: "A path", kind: .path, value: nil,
            origin: .overruled(by: "url")),
        SettingItem(
            id: "color", title: "Colours", purpose: "Colours", kind: .text, value: "auto", origin: .flag),
    ]
}
