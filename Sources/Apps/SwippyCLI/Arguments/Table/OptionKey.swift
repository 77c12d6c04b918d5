/// Every option by name; the raw value is its long spelling without the dashes.
enum OptionKey: String, CaseIterable, Sendable {
    case page
    case perPage = "per-page"
    case all
    case search
    case sort
    case filter

    case distance
    case action

    case amount
    case full
    case minimum
    case dryRun = "dry-run"
    case idempotencyKey = "idempotency-key"

    case holder
    case title
    case bank
    case yes

    case record
    case force
    case replay
    case reducedMotion = "reduced-motion"
    case noMouse = "no-mouse"

    case format
    case plain
    case json
    case csv
    case color
    case width

    case file
    case mockDelay = "mock-delay"
    case mockFailure = "mock-fail"

    case url
    case tokenFile = "token-file"
    case timeout
    case offline
    case maxAge = "max-age"
    case verbose

    case state
    case noState = "no-state"

    case swipeBehaviour = "swipe-behaviour"
    case autoClosing = "auto-closing"
    case openPercentage = "open-percentage"
    case panThreshold = "pan-threshold"
    case demoSwipe = "demo-swipe"

    case language = "lang"
    case help
    case version

    /// As it is typed: `--per-page`.
    var spelling: String { "--" + rawValue }

    /// The one-letter form, for the few options that have one.
    var short: Character? {
        switch self {
        case .file: "f"
        case .width: "w"
        case .help: "h"
        case .record, .force, .replay, .reducedMotion, .noMouse, .page, .perPage, .all, .search, .sort,
            .filter,
            .distance, .action, .amount, .full, .minimum, .yes, .dryRun, .idempotencyKey, .holder, .title,
            .bank, .format, .plain, .json, .csv,
            .color,
            .mockDelay, .mockFailure, .url, .tokenFile, .timeout, .offline, .maxAge, .verbose,
            .state, .noState, .swipeBehaviour, .autoClosing, .openPercentage,
            .panThreshold,
            .demoSwipe,
            .language, .version:
            nil
        }
    }

    /// The option with this one-letter form.
    init?(short letter: Character) {
        guard let key = Self.allCases.first(where: { $0.short == letter }) else { return nil }
        self = key
    }
}
