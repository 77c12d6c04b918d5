import CommandLine
import ScreenProgram
import Words

/// What the help, the reference and the man page explain about the program as a whole.
enum ProgramTopics {
    static let all = [environment, files]

    /// The effects of environment variables if no option overrides them.
    static let environment = Topic.environment(
        of: "swippy", example: "SWIPPY_FILE",
        folders: [
            Topic.Row(
                "XDG_DATA_HOME", "where the folder is that keeps your own cards",
                "де тека, що зберігає власні картки"),
            Topic.Row(
                "XDG_STATE_HOME", "where the folder is that keeps payments on other cards",
                "де тека, у якій зберігаються платежі за іншими картками"),
            Topic.Row(
                "XDG_CACHE_HOME", "where the folder is that keeps what a server answered",
                "де тека, у якій зберігаються відповіді сервера"),
        ])

    static let files = Topic(
        "Files", "Файли",
        en:
            "Without these variables, the folders are in ~/.config, ~/.local/share, ~/.local/state and ~/.cache.",
        uk: "Без цих змінних теки — у ~/.config, ~/.local/share, ~/.local/state та ~/.cache.",
        rows: [
            Topic.Row(
                "$XDG_CONFIG_HOME/swippy/config.json", "what “swippy config set” keeps",
                "що зберігає «swippy config set»"),
            Topic.Row(
                "$XDG_DATA_HOME/swippy", "your own cards, with their bills, payments and imports",
                "власні картки з їхніми рахунками, платежами й імпортом"),
            Topic.Row(
                "$XDG_STATE_HOME/swippy", "payments on other cards",
                "платежі за іншими картками"),
            Topic.Row(
                "$XDG_STATE_HOME/swippy/demo", "the same for the demonstration cards",
                "те саме для демонстраційних карток"),
            Topic.Row(
                "$XDG_CACHE_HOME/swippy", "what a server answered, numbers masked",
                "відповіді сервера з прихованими номерами"),
        ])
}
