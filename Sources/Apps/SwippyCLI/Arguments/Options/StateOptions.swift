import Words

/// The options for where a person's actions are stored.
enum StateOptions {
    static let all = [state, noState]

    /// For a command that is only about the store.
    static let stateAlone = folder(conflicts: [])

    static let state = folder(conflicts: ["no-state", "url"])

    private static func folder(conflicts: [String]) -> Option {
        Option(
            "state", group: .general, kind: .path,
            placeholder: LocalizedText(en: "FOLDER", uk: "ТЕКА"),
            en: "Keep payments, added and removed cards in this folder",
            uk: "Зберігати платежі, додані та прибрані картки в цій теці",
            standard: LocalizedText(en: "$XDG_STATE_HOME/swippy", uk: "$XDG_STATE_HOME/swippy"),
            conflicts: conflicts)
    }

    static let noState = Option(
        "no-state", group: .general, kind: .flag,
        en: "Ignore what was kept before, and keep what is done for this run only",
        uk: "Не зважати на збережене раніше й зберігати зроблене лише на цей запуск",
        conflicts: ["state"])
}
