import TestSupport
import Testing

@testable import install

@Suite("The command line of install")
struct InstallOrderTests {
    private let system = FakeSystem().system

    private func order(_ arguments: String...) throws -> InstallOrder {
        try InstallOrder(arguments, on: system)
    }

    @Test("installs swippy for the person who types nothing else")
    func plain() throws {
        let order = try order()
        same(order.task, .install)
        same(order.programs, ["swippy"])
        same(
            order.places.files(of: "swippy"),
            [
                "/home/asha/.local/bin/swippy", "/home/asha/.local/share/man/man1/swippy.1",
                "/home/asha/.local/share/man/uk/man1/swippy.1",
                "/home/asha/.local/share/bash-completion/completions/swippy",
                "/home/asha/.local/share/zsh/site-functions/_swippy",
                "/home/asha/.local/share/fish/vendor_completions.d/swippy.fish",
            ])
    }

    @Test("takes programs, each once, and removes all whose names begin with swippy")
    func programs() throws {
        same(try order("showroom", "swippy", "showroom").programs, ["showroom", "swippy"])
        let all = try order("--uninstall")
        same(all.task, .uninstall)
        same(all.programs, ["swippy", "swippy-movies", "swippy-stories", "swippy-counter"])
        same(try order("--uninstall", "showroom").programs, ["showroom"])
        same(try order("--uninstall", "--help").task, .help)
        same(try order("--help", "--uninstall").task, .help)
        #expect(try order("--dry-run").isDry)
    }

    @Test(
        "takes a prefix however it is written",
        arguments: [
            (["--prefix", "/usr/local"], "/usr/local"), (["--prefix=/usr/local/"], "/usr/local"),
            (["--prefix", "my programs"], "/here/my programs"), (["--prefix", "../x"], "/x"),
            (["--prefix=~/x"], "/home/asha/x"), (["--prefix", "~"], "/home/asha"), (["--prefix", "/"], "/"),
        ])
    func prefix(arguments: [String], prefix: String) throws {
        let places = try InstallOrder(arguments, on: system).places
        same(places.prefix, prefix)
        same(places.program("swippy"), (prefix == "/" ? "" : prefix) + "/bin/swippy")
    }

    @Test("puts completions where XDG_DATA_HOME says, and manual pages where man looks")
    func data() throws {
        var system = system
        system.environment["XDG_DATA_HOME"] = "/data"
        let places = try InstallOrder([], on: system).places
        same(places.completions("swippy", for: .bash), "/data/bash-completion/completions/swippy")
        same(places.page("swippy", in: .en), "/home/asha/.local/share/man/man1/swippy.1")
        system.environment["XDG_DATA_HOME"] = "relative"
        same(try InstallOrder([], on: system).places.data, "/home/asha/.local/share")
    }

    @Test(
        "refuses what means nothing",
        arguments: [
            ["--prefx", "/x"], ["swipy"], ["--prefix"], ["--prefix", "--uninstall"], ["--prefix="],
        ])
    func misused(arguments: [String]) {
        let error = #expect(throws: InstallError.self) { try InstallOrder(arguments, on: system) }
        same(error?.status, 64)
    }

    @Test("needs a prefix where there is no home folder")
    func homeless() throws {
        var system = system
        system.environment["HOME"] = nil
        let error = #expect(throws: InstallError.self) { try InstallOrder([], on: system) }
        same(error?.message, "HOME isn't set: name a folder with --prefix DIR.")
        same(try InstallOrder(["--prefix", "/x"], on: system).places.prefix, "/x")
    }
}
