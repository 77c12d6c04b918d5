package import ScreenContract

/// What can happen on the screen of settings.
package enum SettingsEvent: ViewEvent {
    case screen(ScreenEvent)
    case moved(by: Int)
    /// The person wants to change the setting at this place, from 0; `nil` for the selected one. A switch changes immediately.
    case opened(Int?)
    /// The person chose the value at this place, or confirmed the typed one; `nil` for the selected choice.
    case chosen(Int?)
    case typed(TextEdit)
    /// The person leaves the setting unchanged.
    case cancelled
    /// The person wants the default of the selected setting back.
    case resetRequested
}

/// What is on the screen of settings, ready to draw. As data, `config` prints them without a screen.
package typealias SettingsViewState = Page<SettingsSheet, Never, SettingsEvent>

/// Settings in words.
package struct SettingsSheet: Equatable, Sendable {
    package let rows: [SettingRow]
    /// The index of the selected setting, from 0.
    package let selected: Int
    /// The change being chosen or typed there; `nil` for none.
    package let change: Change?
    /// The lines below them: where they are stored.
    package let foot: [String]

    /// A change that isn't made yet.
    package enum Change: Equatable, Sendable {
        /// A choice among these values, with the one in effect and the selected one.
        case choosing([ValueFace], ticked: Int?, selected: Int)
        case typing(SearchFieldState)
    }

    package init(_ rows: [SettingRow], selected: Int, change: Change? = nil, foot: [String] = []) {
        (self.rows, self.selected, self.change, self.foot) = (rows, selected, change, foot)
    }
}

/// A value in words.
package struct ValueFace: Equatable, Sendable {
    package let text: String
    /// Red, green and blue, a byte each, if it is a colour.
    package let swatch: UInt32?

    package init(_ text: String, swatch: UInt32? = nil) { (self.text, self.swatch) = (text, swatch) }
}

/// A setting in words.
package struct SettingRow: Equatable, Sendable, Spoken {
    package let title: String
    /// Its name in the configuration file, and of its option.
    package let key: String
    /// Empty if the title says that.
    package let purpose: String
    package let value: ValueFace
    /// Whether it is a switch that is on; `nil` if it isn't a switch.
    package let isOn: Bool?
    /// Where the value comes from.
    package let origin: String
    /// What is wrong with it.
    package let flaw: String?
    /// Whether it can be changed here.
    package let isChangeable: Bool

    package init(
        title: String, key: String, purpose: String, value: ValueFace, isOn: Bool?, origin: String,
        flaw: String? = nil, isChangeable: Bool
    ) {
        (self.title, self.key, self.purpose, self.value) = (title, key, purpose, value)
        (self.isOn, self.origin, self.flaw, self.isChangeable) = (isOn, origin, flaw, isChangeable)
    }

    package var spoken: String {
        ["\(title): \(value.text), \(origin)", flaw, purpose.isEmpty ? nil : purpose].compactMap(\.self)
            .joined(separator: ". ")
    }
}
