// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with; the language mode is Swift 6.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// MARK: - The layers

/// The layers of a VIPER feature: which may import which.
///
/// This table is the only one: `swift run layers` holds the sources to it, and Docs/Architecture.md shows it. A name that is no
/// layer is a target of Toolkit or Base.
let layers: KeyValuePairs = [
    "Entity": ["JSONFeed", "Values"],
    // What a view and a presenter say to each other: nothing that a view depends on depends on an entity.
    "Screens": ["Records", "ScreenContract", "SwipeKit"],
    // What a presenter needs from inside, where it leads, and what it tells the screen that opened it.
    "Ports": ["Entity", "Import", "JSONFeed", "ScreenContract", "Screens", "Values"],
    // Pure questions about the cards of a wallet: which match, in what order, and what they are called.
    "Query": ["Entity", "Ports", "Values"],
    "Interactor": ["Entity", "Import", "Ports", "Query", "Screens", "Values"],
    "Presenter": [
        "Entity", "Import", "JSONFeed", "JSONWords", "Ports", "ScreenContract", "ScreenPresenter", "Screens",
        "SwipeKit",
        "Values", "Words",
    ],
    "View": [
        "ContentCards", "Pages", "Pictures", "Records", "ScreenContract", "ScreenView", "Screens",
        "SwipeKit", "TerminalKit",
    ],
    "Router": ["Ports", "ScreenContract", "ScreenView", "TerminalKit"],
    "Builder": [
        "Entity", "Interactor", "Ports", "Presenter", "Router", "ScreenContract",
        "ScreenPresenter",
        "ScreenView", "Screens", "SwipeKit", "TerminalKit", "Trace", "Values", "View", "Words",
    ],
    // What answers with bytes: the mock network service.
    "Network": ["Ports", "Values"],
    // What a bank’s file is and says: bytes and today in, values and faults out.
    "Import": ["Entity", "Values"],
    // Where the data of a feature comes from, and where it is kept.
    "Feed": ["Entity", "Import", "JSONFeed", "Ports", "Values"],
    "Server": ["Entity", "Feed", "JSONFeed", "Networking", "Ports", "Values"],
    // Data that is built in, with pictures that are drawn.
    "Sample": ["Entity", "Pictures", "Ports", "Values"],
    "Store": ["Entity", "JSONFeed", "Journaling", "Ports", "Storing", "Values"],
]

/// Targets that only these features have in their layers: another one builds without them.
let onlyIn = [
    "ContentCards": ["PaymentCards"],
    "Journaling": ["Movies", "PaymentCards"],
    "Pages": ["Movies", "PaymentCards", "Settings", "Stories"],
    "Pictures": ["Movies", "PaymentCards", "Stories"],
    "Storing": ["Movies", "PaymentCards"],
    "SwipeKit": ["PaymentCards"],
]

/// What a layer may import in a feature that has the layers `present`.
func importable(_ mayImport: [String], in feature: String, _ present: [String]) -> [String] {
    mayImport.filter { isLayer($0) ? present.contains($0) : onlyIn[$0]?.contains(feature) ?? true }
}

/// The targets of the layers that a VIPER feature has; the others are left out.
///
/// A feature `Name` lives in `Sources/Features/Name/<Layer>`; a target is called feature + layer. `builtIn` is a file that the
/// network or the sample layer compiles in.
func viperFeature(_ feature: String, _ present: [String], builtIn: String? = nil) -> [Target] {
    layers.filter { present.contains($0.key) }.map { layer, mayImport in
        .target(
            name: feature + layer,
            dependencies: importable(mayImport, in: feature, present).map { name in
                .target(name: isLayer(name) ? feature + name : name)
            },
            path: "Sources/Features/\(feature)/\(layer)",
            resources: builtInLayers.contains(layer) ? builtIn.map { [.embedInCode($0)] } : nil,
            swiftSettings: settings)
    }
}

/// The layers that have data built in.
let builtInLayers = ["Network", "Sample"]

/// The folders of tests with pictures and scenes that were looked at once and found right.
let keptTexts = [
    "PaymentCardsEntity": ["Lives"], "PaymentCardsImport": ["Files"], "MoviesPresenter": ["Transcripts"],
    "MoviesView": ["Transcripts"],
    "PaymentCardsPresenter": ["Transcripts"], "PaymentCardsView": ["Goldens", "Transcripts"],
    "SettingsPresenter": ["Transcripts"], "SettingsView": ["Transcripts"],
    "StoriesPresenter": ["Transcripts"],
]

func isLayer(_ name: String) -> Bool { layers.contains { $0.key == name } }

/// A test target for each layer of a feature but Screens, whose values have no rules, in `Tests/Features/Name/<Layer>Tests`, and
/// what they share.
func layerTests(_ feature: String, _ present: [String]) -> [Target] {
    func dependency(_ name: String) -> Target.Dependency {
        .target(name: isLayer(name) ? feature + name : name)
    }
    // A test builds its subject from fixtures, which are entities and contract values, whatever the layer may know. The
    // rules of lists are also tested over feeds as they are read and a server's pages, and those of paying over a store.
    let support = Target.target(
        name: feature + "TestSupport",
        dependencies: [
            "Entity", "JSONFeed", "Ports", "ScreenContract", "Screens", "TerminalKit",
            "TestSupport",
            "Values", "Words",
        ]
        .filter { present.contains($0) || !isLayer($0) }.map(dependency),
        path: "Tests/Features/\(feature)/Support",
        swiftSettings: settings)
    return [support]
        + layers.filter { present.contains($0.key) && $0.key != "Screens" }.map { layer, mayImport in
            var needed = Set(importable(mayImport, in: feature, present))
                .union(
                    [
                        "Entity", "Ports", "ScreenContract", "ScreenTestSupport", "TestSupport",
                        "Values", "Words", layer,
                    ] + ["Screens"].filter(present.contains))
            if layer == "Interactor" {
                needed.formUnion(["Feed", "Network", "Store"].filter(present.contains))
            }
            if layer == "Feed" { needed.insert("Network") }
            if layer == "Builder" { needed.formUnion(["Store"].filter(present.contains)) }
            if ["Feed", "Server", "Store"].contains(layer) { needed.insert("SystemTestSupport") }
            if layer == "Server" { needed.formUnion(["HTTPServerSupport", "Interactor"]) }
            if layer == "View" { needed.insert("TerminalTestSupport") }
            return Target.testTarget(
                name: feature + layer + "Tests",
                dependencies: needed.sorted().map(dependency) + [.target(name: feature + "TestSupport")],
                path: "Tests/Features/\(feature)/\(layer)Tests",
                exclude: keptTexts[feature + layer] ?? [],
                swiftSettings: settings)
        }
}

/// A target of `Sources/<house>`, in a folder of its name.
func target(
    _ name: String, in house: String, _ dependencies: [Target.Dependency] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(house)/\(name)", swiftSettings: settings)
}

/// A program of `Sources/Apps`, or one that tests run, in a folder of its name.
func program(
    _ name: String, in house: String = "Sources/Apps", _ dependencies: [Target.Dependency]
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "\(house)/\(name)", swiftSettings: settings)
}

/// Tests in `Tests/<house>`, in a folder of their name.
func tests(
    _ name: String, in house: String, _ dependencies: [Target.Dependency]
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(house)/\(name)", swiftSettings: settings)
}

/// What tests share, in a folder of its name in `Tests/Support`.
func support(
    _ name: String, _ dependencies: [Target.Dependency] = [], swiftSettings: [SwiftSetting] = settings
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: swiftSettings)
}

// MARK: - The house

let toolkit = [
    // Strict JSON over bytes, and fields that say where they are not as they should be.
    target("JSONFeed", in: "Toolkit"),
    target("Journaling", in: "Toolkit"),
    // URLs, numbers and what a server says as they may be shown and logged: without tokens.
    target("Redaction", in: "Toolkit"),
    // The system's libcurl, opened with the first request.
    Target.target(name: "CCurl", path: "Sources/Toolkit/CCurl"),
    // A client for any server that speaks HTTP.
    target(
        "Networking", in: "Toolkit",
        ["Redaction", .target(name: "CCurl", condition: .when(platforms: [.linux]))]),
    // Pixels, scaled, drawings of curves, and PNG to write: what a terminal needs of pictures.
    target("Pixels", in: "Toolkit"),
    // PNG, JPEG and PPM to read.
    target("Pictures", in: "Toolkit", ["Pixels"]),
    // A URL in, a picture or the reason out: files here, servers through a port.
    target("PictureLoading", in: "Toolkit", ["Pictures"]),
    // What is behind that port, apart from it because of the HTTP client.
    target("PictureFetching", in: "Toolkit", ["Networking", "PictureLoading", "Pictures"]),
    target("TerminalKit", in: "Toolkit", ["Pixels"]),
    // What runs inside signal handlers, where Swift promises nothing.
    Target.target(name: "CTerminalSignals", path: "Sources/Toolkit/CTerminalSignals"),
    target("TerminalSession", in: "Toolkit", ["CTerminalSignals", "TerminalKit"]),

    tests("JSONFeedTests", in: "Toolkit", ["JSONFeed", "TestSupport"]),
    tests(
        "JournalingTests", in: "Toolkit",
        ["Journaling", "SystemTestSupport", "TestSupport", "journal-writer-demo"]),
    tests(
        "NetworkingTests", in: "Toolkit",
        [
            "HTTPServerSupport", "Networking", "Redaction", "SystemTestSupport", "TestSupport",
        ]),
    tests(
        "PictureFetchingTests", in: "Toolkit",
        [
            "HTTPServerSupport", "PictureFetching", "PictureLoading", "Pictures", "SystemTestSupport",
            "TestSupport",
        ]),
    tests(
        "PictureLoadingTests", in: "Toolkit",
        ["PictureLoading", "Pictures", "SystemTestSupport", "TestSupport"]),
    tests("PicturesTests", in: "Toolkit", ["Pictures", "Pixels", "TestSupport"]),
    tests(
        "TerminalKitTests", in: "Toolkit", ["Pictures", "TerminalKit", "TerminalTestSupport", "TestSupport"]),
    tests(
        "TerminalSessionTests", in: "Toolkit",
        [
            "CTerminalSignals", "Pictures", "PseudoTerminalSupport", "TerminalKit", "TerminalSession",
            "TerminalTestSupport", "TestSupport", "terminal-session-demo",
        ]),
]

let base = [
    // Money, days and clean text, without a word about how they are written.
    target("Values", in: "Base"),
    // What a program says, in the languages that it speaks.
    target("Words", in: "Base", ["Values"]),
    // What the stores of all features share: what is wrong with one, and the files that can't be read.
    target("Storing", in: "Base", ["Journaling", "Values"]),
    // What is wrong with a JSON text, and what to do about it.
    target("JSONWords", in: "Base", ["JSONFeed", "Values", "Words"]),
    // Data that says its fields once: from these come lines, tables, JSON with its schema, and the help.
    target("Records", in: "Base", ["Words"]),
    // A program as a list of commands: parser, help, completions, manual and settings. It knows no screen.
    target(
        "CommandLine", in: "Base", ["JSONFeed", "JSONWords", "Records", "TerminalKit", "Values", "Words"]),
    // The borders of a screen, the same for all; what presenters are made of; what views are made of.
    target("ScreenContract", in: "Base"),
    target("ScreenPresenter", in: "Base", ["ScreenContract", "Words"]),
    target("ScreenView", in: "Base", ["Pixels", "Records", "ScreenContract", "TerminalKit"]),
    // Why a picture can't be shown, in words.
    target("PictureReasons", in: "Base", ["PictureLoading", "Pixels"]),
    // Cards for whatever is to be shown: data, media, and what stands out.
    target("ContentCards", in: "Base", ["ScreenContract", "ScreenView", "TerminalKit"]),
    // The shell of a page: drawn, spoken and put into forms once, whatever fills it.
    target(
        "Pages", in: "Base", ["ContentCards", "Records", "ScreenContract", "ScreenView", "TerminalKit"]),
    // The feel of a swipe: its values and rules, its hint, how fast a finger is, and how a card glides to its place.
    target("SwipeKit", in: "Base"),
    // The screens of a program: printed, live, recorded and traced, whatever the feature.
    target(
        "ScreenProgram", in: "Base",
        [
            "CommandLine", "Pixels", "Records", "ScreenContract", "ScreenView", "TerminalKit",
            "TerminalSession", "Trace", "Values", "Words",
        ]),
    // Pictures by their addresses on those screens, apart from them because of all that reads pictures.
    target(
        "ScreenPictures", in: "Base",
        ["CommandLine", "PictureLoading", "PictureReasons", "Pixels", "ScreenProgram", "ScreenView", "Words"]),
    // A deck of cards that are swiped away, for any feature.
    target(
        "SwipeDeck", in: "Base",
        [
            "ContentCards", "PictureLoading", "PictureReasons", "Pictures", "Records", "ScreenContract",
            "ScreenView", "SwipeKit", "TerminalKit",
        ]),
    // What shows the messages at those borders.
    target("Trace", in: "Base", ["ScreenContract", "ScreenView", "TerminalKit", "Values"]),

    tests(
        "CommandLineTests", in: "Base",
        ["CommandLine", "CommandLineTestSupport", "SystemTestSupport", "TerminalKit", "TestSupport", "Words"]),
    tests(
        "ContentCardsTests", in: "Base",
        [
            "ContentCards", "Pictures", "ScreenContract", "ScreenView", "TerminalKit", "TerminalTestSupport",
            "TestSupport",
        ]),
    tests(
        "PagesTests", in: "Base",
        [
            "Pages", "Records", "ScreenContract", "ScreenTestSupport", "ScreenView", "TerminalKit",
            "TerminalTestSupport", "TestSupport",
        ]),
    tests("RecordsTests", in: "Base", ["Records", "TerminalTestSupport", "TestSupport", "Words"]),
    tests(
        "StoringTests", in: "Base",
        ["Journaling", "Storing", "SystemTestSupport", "TestSupport", "Values", "store-demo"]),
    tests(
        "ScreenPresenterTests", in: "Base",
        ["ScreenContract", "ScreenPresenter", "ScreenTestSupport", "TestSupport"]),
    tests(
        "ScreenViewTests", in: "Base",
        [
            "Pictures", "ScreenContract", "ScreenTestSupport", "ScreenView", "TerminalKit",
            "TerminalTestSupport", "TestSupport",
        ]),
    tests(
        "SwipeDeckTests", in: "Base",
        [
            "PictureLoading", "PictureReasons", "Pictures", "ScreenContract", "ScreenTestSupport",
            "ScreenView", "SwipeDeck",
            "SwipeKit", "SystemTestSupport", "TerminalKit", "TerminalTestSupport", "TestSupport",
        ]),
    tests("SwipeKitTests", in: "Base", ["SwipeKit", "TestSupport"]),
    tests("TraceTests", in: "Base", ["ScreenContract", "ScreenTestSupport", "Trace", "TestSupport"]),
    tests("ValuesTests", in: "Base", ["TestSupport", "Values"]),
    tests("WordsTests", in: "Base", ["TestSupport", "Values", "Words"]),
]

let counter = ["Entity", "Screens", "Ports", "Interactor", "Presenter", "View", "Builder", "Store"]
let paymentCards = [
    "Entity", "Screens", "Ports", "Query", "Interactor", "Presenter", "View", "Router", "Builder",
    "Network", "Import", "Feed", "Server", "Store",
]

let movies = [
    "Entity", "Screens", "Ports", "Interactor", "Presenter", "View", "Builder", "Server", "Sample", "Store",
]

let settingsLayers = ["Entity", "Screens", "Ports", "Interactor", "Presenter", "View", "Builder"]

let stories = ["Entity", "Screens", "Ports", "Interactor", "Presenter", "View", "Builder", "Sample"]

let features =
    viperFeature("Counter", counter) + viperFeature("Movies", movies, builtIn: "Movies.json")
    + layerTests("Movies", movies) + viperFeature("PaymentCards", paymentCards, builtIn: "MockData.json")
    + layerTests("PaymentCards", paymentCards)
    + viperFeature("Settings", settingsLayers) + layerTests("Settings", settingsLayers)
    + viperFeature("Stories", stories)
    + layerTests("Stories", stories) + [
        // The settings of any program on a screen: the one place where that feature and the kit's settings meet.
        .target(
            name: "SettingsLibrary",
            dependencies: [
                "CommandLine", "JSONFeed", "ScreenProgram", "ScreenView", "SettingsBuilder", "SettingsEntity",
                "SettingsPorts", "TerminalKit", "TerminalSession", "Values", "Words",
            ],
            path: "Sources/Features/Settings/Library", swiftSettings: settings),
        tests(
            "SettingsLibraryTests", in: "Features/Settings",
            [
                "CommandLine", "CommandLineTestSupport", "ScreenProgram", "SettingsEntity", "SettingsLibrary",
                "SettingsPorts", "SystemTestSupport", "TerminalKit", "Words", "TestSupport",
            ]),
        // All that an app needs, behind one import.
        .target(
            name: "PaymentCards",
            dependencies: [
                "JSONFeed", "PaymentCardsBuilder", "PaymentCardsEntity", "PaymentCardsFeed",
                "PaymentCardsImport", "PaymentCardsNetwork", "PaymentCardsPorts", "PaymentCardsScreens",
                "PaymentCardsStore", "Records",
                "ScreenContract", "ScreenView", "SwipeKit", "TerminalKit", "Trace", "Values", "Words",
            ],
            path: "Sources/Features/PaymentCards/Library", swiftSettings: settings),
        .target(
            name: "Counter",
            dependencies: counter.map { .target(name: "Counter" + $0) } + [
                "ScreenContract", "ScreenView", "TerminalKit", "Words",
            ],
            path: "Sources/Features/Counter/Library", swiftSettings: settings),
        tests(
            "CounterTests", in: "Features",
            counter.map { .target(name: "Counter" + $0) } + [
                "ScreenContract", "ScreenTestSupport", "ScreenView", "TerminalKit", "TestSupport", "Words",
            ]),
    ]

let apps = [
    target(
        "SwippyCLI", in: "Apps",
        [
            "CommandLine", "JSONFeed",
            "PaymentCardsBuilder", "PaymentCardsEntity", "PaymentCardsFeed", "PaymentCardsImport",
            "PaymentCardsNetwork", "PaymentCardsPorts", "PaymentCardsQuery", "PaymentCardsScreens",
            "PaymentCardsServer", "PaymentCardsStore", "Records", "ScreenContract", "ScreenProgram",
            "ScreenView",
            "SettingsLibrary", "SwipeKit",
            "TerminalKit", "TerminalSession", "Values", "Words",
        ]),
    program("swippy", ["CommandLine", "SwippyCLI"]),
    // The smallest program with a live screen, to learn from.
    program(
        "swippy-counter",
        ["CommandLine", "CounterBuilder", "CounterScreens", "CounterStore", "ScreenProgram", "Words"]),
    // A program of its own: a wallet stays a wallet.
    program(
        "swippy-stories",
        [
            "CommandLine", "Pictures", "ScreenProgram", "ScreenView", "SettingsLibrary", "StoriesBuilder",
            "StoriesEntity", "StoriesPorts", "StoriesSample", "TerminalKit", "Words",
        ]),

    program(
        "swippy-movies",
        [
            "CommandLine", "MoviesBuilder", "MoviesEntity", "MoviesPorts", "MoviesSample", "MoviesScreens",
            "MoviesServer", "MoviesStore", "Networking", "PictureFetching", "Pictures", "ScreenContract",
            "ScreenPictures", "ScreenProgram", "ScreenView", "SettingsLibrary", "Values", "Words",
        ]),

    // The components of Base, each to be tried.
    program(
        "showroom",
        [
            "CommandLine", "ContentCards", "Networking", "PictureFetching", "PictureLoading", "Pictures",
            "Records", "Redaction", "ScreenContract", "ScreenPictures", "ScreenPresenter", "ScreenProgram",
            "ScreenView", "SwipeDeck", "SwipeKit", "TerminalKit", "TerminalSession", "Values", "Words",
        ]),
    tests(
        "ShowroomTests", in: "Apps",
        [
            "CommandLine", "CommandLineTestSupport", "ContentCards", "PictureLoading", "Pictures",
            "ScreenPictures", "ScreenProgram", "ScreenView", "SwipeDeck", "SystemTestSupport", "TerminalKit",
            "TerminalTestSupport", "TestSupport", "Words", "showroom",
        ]),

    tests(
        "SwippyCLITests", in: "Apps",
        [
            "CommandLine", "CommandLineTestSupport", "JSONFeed", "MoviesScreens", "Networking", "SwippyCLI",
            "PaymentCardsImport", "PaymentCardsPorts",
            "PaymentCardsScreens", "PaymentCardsServer",
            "PaymentCardsEntity", "PaymentCardsTestSupport", "PictureLoading", "Pictures", "Records",
            "ScreenContract", "ScreenPictures",
            "ScreenProgram", "SettingsScreens", "StoriesScreens", "SwipeKit",
            "SystemTestSupport", "TerminalKit",
            "TerminalSession", "TerminalTestSupport", "TestSupport", "Trace", "Values", "Words",
        ]),
    tests(
        "LiveTests", in: "Apps",
        [
            "HTTPServerSupport", "Pictures", "PseudoTerminalSupport", "SystemTestSupport", "TerminalKit",
            "TerminalTestSupport", "TestSupport", "deck-demo", "showroom", "swippy", "swippy-counter",
            "swippy-movies", "swippy-stories",
        ]),
    tests(
        "EndToEndTests", in: "Apps",
        [
            "CommandLine", "HTTPServerSupport", "Networking", "readme-demo", "showroom", "swippy",
            "swippy-movies", "swippy-stories", "SwippyCLI",
            "PaymentCardsPorts", "PaymentCardsServer", "ProgramTestSupport",
            "PseudoTerminalSupport", "SystemTestSupport", "TerminalKit", "TerminalTestSupport", "TestSupport",
            "Values", "Words",
        ]),
    // What a person sees at a shell: Tests/Scenes.
    tests(
        "SceneTests", in: "Apps",
        [
            "CommandLine", "CommandLineTestSupport", "ProgramTestSupport", "SwippyCLI", "SystemTestSupport",
            "TerminalKit", "TestSupport", "Values", "showroom", "swippy", "swippy-counter", "swippy-movies",
            "swippy-stories",
        ]),
    // One table of keys for all programs.
    tests(
        "KeyTableTests", in: "Apps",
        [
            "MoviesView", "PaymentCardsView", "ScreenContract", "ScreenView", "SettingsView",
            "StoriesView", "TerminalKit", "TestSupport",
        ]),
    // What other programs do with the library: their own views, and the snippets of the README.
    tests("LibraryTests", in: "Apps", ["PaymentCards"]),
    tests(
        "SnippetTests", in: "Apps",
        [
            "CommandLine", "ContentCards", "Counter", "HTTPServerSupport", "Journaling", "Networking",
            "Pages",
            "PaymentCards", "PaymentCardsServer", "PictureFetching", "PictureLoading", "Pictures",
            "PseudoTerminalSupport", "ScreenPresenter", "ScreenProgram", "ScreenView", "Storing", "SwipeDeck",
            "SystemTestSupport", "TerminalKit",
            "TerminalSession", "TestSupport",
        ]),
    // Builds and installs the programs: `swift run install`. It is built for that, and starts in seconds as it depends on nothing.
    program("install", []),
    tests("InstallTests", in: "Apps", ["SystemTestSupport", "TestSupport", "install"]),
    // Holds the sources to the rules of the architecture: `swift run layers`.
    program("layers", []),
    tests("LayersTests", in: "Apps", ["SystemTestSupport", "TestSupport", "layers"]),
]

let testSupport = [
    // What any test may need: seeded random numbers, sizes and limits that are the same for all.
    support("TestSupport"),
    // What tests need of the system: folders of their own, and programs that run and are killed.
    support("SystemTestSupport"),
    // Programs that run to their end, and what they said.
    support("ProgramTestSupport", ["TestSupport"]),
    // A console in memory, and a clock whose time a test tells.
    support("CommandLineTestSupport", ["CommandLine", "TerminalKit", "TestSupport", "Values"]),
    // One spy for each border of a screen, and one check of the keys that it names, whatever the screen.
    support("ScreenTestSupport", ["ScreenContract", "ScreenView", "TerminalKit", "TestSupport"]),
    // A server that fails on demand.
    support("HTTPServerSupport", ["TestSupport"]),
    support(
        "TerminalTestSupport", ["Pictures", "TerminalKit"],
        // It reads every byte that the live screens write, again and again: unoptimised, that is half of the tests' time.
        swiftSettings: settings + [.unsafeFlags(["-O"])]),
    // Pseudo-terminals to run programs on.
    Target.target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
    support(
        "PseudoTerminalSupport",
        ["CPseudoTerminal", "SystemTestSupport", "TerminalKit", "TerminalTestSupport", "TestSupport"]),

    // Programs for tests to run many of, and to kill: one writes a journal, one uses a store, one has a session that ends in every way.
    program("journal-writer-demo", in: "Tests/Programs", ["Journaling", "SystemTestSupport"]),
    program("store-demo", in: "Tests/Programs", ["Storing", "SystemTestSupport"]),
    program("terminal-session-demo", in: "Tests/Programs", ["Pictures", "TerminalKit", "TerminalSession"]),
    // A live deck that is broken in one way or another.
    program("deck-demo", in: "Tests/Programs", ["SwipeDeck", "TerminalKit", "TerminalSession"]),
    // Decodes a picture, to be compared and measured.
    program("pictures-demo", in: "Tests/Programs", ["Pictures"]),
    // Measures the frames of a live card list, and of drawings that grow.
    program(
        "frames-demo", in: "Tests/Programs",
        [
            "PaymentCards", "Pictures", "ScreenView", "StoriesBuilder", "StoriesEntity", "StoriesPorts",
            "TerminalKit",
            "Words",
        ]),
    // The program of the README, as it stands there.
    program("readme-demo", in: "Tests/Programs", ["PaymentCards"]),
]

// What a library re-exports, since its API uses their types: the API check compares the modules of products.
let cardExports = [
    "JSONFeed", "PaymentCardsBuilder", "PaymentCardsEntity", "PaymentCardsFeed", "PaymentCardsImport",
    "PaymentCardsNetwork",
    "PaymentCardsPorts", "PaymentCardsScreens", "PaymentCardsStore", "Records", "ScreenContract",
    "ScreenView", "SwipeKit", "TerminalKit", "Trace", "Values", "Words",
]
let counterExports =
    counter.map { "Counter" + $0 } + ["ScreenContract", "ScreenView", "TerminalKit", "Words"]

let package = Package(
    name: "swippy",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PaymentCards", targets: ["PaymentCards"] + cardExports),
        // Apart from the feature: a program without a server needs no HTTP client.
        .library(name: "PaymentCardsServer", targets: ["PaymentCardsServer"]),
        // What knows nothing of cards, and serves other programs as well.
        .library(name: "CommandLine", targets: ["CommandLine"]),
        .library(name: "ContentCards", targets: ["ContentCards"]),
        // To learn from: any of its layers can be replaced.
        .library(name: "Counter", targets: ["Counter"] + counterExports),
        .library(name: "Journaling", targets: ["Journaling"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "Pages", targets: ["Pages"]),
        .library(name: "PictureFetching", targets: ["PictureFetching"]),
        .library(name: "PictureLoading", targets: ["PictureLoading"]),
        .library(name: "Pictures", targets: ["Pictures", "Pixels"]),
        .library(name: "Pixels", targets: ["Pixels"]),
        .library(name: "ScreenPresenter", targets: ["ScreenPresenter"]),
        .library(name: "ScreenProgram", targets: ["ScreenProgram"]),
        .library(name: "ScreenView", targets: ["ScreenView"]),
        .library(name: "Storing", targets: ["Storing"]),
        .library(name: "SwipeDeck", targets: ["SwipeDeck", "PictureReasons"]),
        .library(name: "TerminalKit", targets: ["TerminalKit", "Pixels"]),
        .library(name: "TerminalSession", targets: ["TerminalSession"]),
        .executable(name: "showroom", targets: ["showroom"]),
        .executable(name: "swippy", targets: ["swippy"]),
        .executable(name: "swippy-counter", targets: ["swippy-counter"]),
        .executable(name: "swippy-stories", targets: ["swippy-stories"]),
        .executable(name: "swippy-movies", targets: ["swippy-movies"]),
    ],
    targets: toolkit + base + features + apps + testSupport
)

// `SWIPPY_TESTS="JournalingTests NetworkingTests" swift test` builds these targets and of the rest only what they need: for a
// sanitizer, which makes everything anew, and for who works on one layer.
if let names = Context.environment["SWIPPY_TESTS"] {
    var needed: Set<String> = []
    var waiting = names.split(separator: " ").map(String.init)
    while let name = waiting.popLast() {
        guard needed.insert(name).inserted else { continue }
        for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
            default: break
            }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

// `SWIPPY_OPTIMIZED=1 swift test` optimises what draws, words and reads, and programs find their generic types without a search:
// otherwise that is half of the time of all tests. It is no default, as SwiftPM takes no package with such flags as a dependency.
if Context.environment["SWIPPY_OPTIMIZED"] == "1" {
    let optimized = [
        "JSONFeed", "Pictures", "Pixels", "TerminalKit", "Values", "Words", "CommandLine", "ScreenView",
        "PaymentCardsEntity", "PaymentCardsFeed", "PaymentCardsImport",
    ]
    for target in package.targets where ![.system, .plugin].contains(target.type) {
        let flags =
            ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
            + (optimized.contains(target.name) ? ["-O"] : [])
        target.swiftSettings =
            (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}
