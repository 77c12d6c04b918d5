import CommandLine
import ScreenProgram
import Words

extension SettingTable {
    /// Swippy's settings.
    static var swippy: SettingTable {
        var table = SettingTable(
            [
                Setting(FeedOptions.file, "Card file", "Файл карток", yieldsTo: [LiveOptions.replay.name]),
                Setting(ServerOptions.url, "Server", "Сервер", yieldsTo: [LiveOptions.replay.name]),
                Setting(ServerOptions.tokenFile, "Token file", "Файл токена"),
                .language, .format, .color, .theme, .pictures, .reducedMotion, .privacyOnBlur,
                Setting(LiveOptions.refresh, "Refresh", "Оновлення", yieldsTo: [LiveOptions.replay.name]),
                .pager,
            ] + Setting.ofSwipe)
        table.tried = SwipeValueOptions.all
        table.topics = [behaviours]
        table.check = { settings, changed throws(CommandStop) in
            let isOfSwipe = changed.map { changed in Setting.ofSwipe.contains { $0.name == changed.name } }
            if isOfSwipe ?? true { _ = try settings.swipeConfig() }
        }
        return table
    }

    /// What the choices mean, for which the list of options has no room.
    private static let behaviours = Topic(
        "Behaviours and closing", "Поведінка і закривання",
        en: "What the choices of --swipe-behaviour and --auto-closing mean:",
        uk: "Що означають варіанти --swipe-behaviour і --auto-closing:",
        rows: BehaviourChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) }
            + AutoClosingChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) })
}

extension Setting {
    /// The settings of the swipe; each has the key that the library's own configuration has for it.
    static let ofSwipe = [
        Setting(
            SwipeValueOptions.behaviour, "Swipe behaviour", "Поведінка свайпу",
            otherKeys: ["swipeBehaviour", "cardSwipeBehaviour"]),
        Setting(
            SwipeValueOptions.autoClosing, "Other cards close", "Закриття інших",
            otherKeys: ["autoClosingBehaviour", "cardAutoClosingBehaviour"]),
        Setting(
            SwipeValueOptions.openPercentage, "Opening width", "Ширина відкриття",
            otherKeys: ["openPercentage"]),
        Setting(
            SwipeValueOptions.panThreshold, "Shortest swipe", "Найкоротший свайп",
            otherKeys: ["panThresholdPercentage"]),
        Setting(
            SwipeValueOptions.demoSwipe, "Hint width", "Ширина підказки",
            otherKeys: ["demoSwipePercentage"]),
    ]
}
