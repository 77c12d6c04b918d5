import TestSupport
import Testing

@testable import install

@Suite("The options of a build")
struct BuildOptionsTests {
    private func options(
        isLinux: Bool = true, staticFolder: String? = "/p/a b/static", without missing: String...
    ) -> BuildOptions {
        BuildOptions(isLinux: isLinux, staticFolder: staticFolder) { arguments in
            !missing.contains(where: arguments.contains)
        }
    }

    @Test("are all that there are, if the system takes them, and tried at once")
    func all() {
        var tries = 0
        let options = BuildOptions(isLinux: true, staticFolder: "/p/static") { _ in
            tries += 1
            return true
        }
        same(tries, 1)
        same(options.taken, BuildOption.allCases)
        same(options.lacking, [])
        same(
            options.compilerArguments,
            [
                "-static-stdlib", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
                "-L/p/static", "-use-ld=lld",
                "-Xlinker", "--no-export-dynamic", "-Xlinker", "-s", "-Xlinker", "-z", "-Xlinker",
                "pack-relative-relocs",
            ])
        same(
            options.buildArguments,
            [
                "--static-swift-stdlib", "-Xswiftc", "-Xfrontend", "-Xswiftc",
                "-disable-concrete-type-metadata-mangled-name-accessors", "-Xswiftc", "-L/p/static",
                "-Xswiftc", "-use-ld=lld",
                "-Xlinker", "--no-export-dynamic", "-Xlinker", "-s", "-Xlinker", "-z", "-Xlinker",
                "pack-relative-relocs",
            ])
    }

    @Test(
        "leave out what the system lacks, and nothing else",
        arguments: [
            ("-static-stdlib", [BuildOption.staticSwift]), ("-use-ld=lld", [.lld]),
            ("pack-relative-relocs", [.packedPointers]), ("-L/p/a b/static", [.staticCXX]),
        ])
    func one(missing: String, lacking: [BuildOption]) {
        let options = options(without: missing)
        same(options.lacking, lacking)
        #expect(!options.compilerArguments.contains(missing))
        #expect(!options.buildArguments.contains(missing))
    }

    @Test("do without a static C++ library that isn't there, and without everything")
    func few() {
        same(options(staticFolder: nil).lacking, [.staticCXX])
        let none = options(
            without: "-static-stdlib", "-use-ld=lld", "pack-relative-relocs", "-L/p/a b/static")
        same(none.lacking, [.staticSwift, .lld, .packedPointers])
        same(none.compilerArguments.suffix(4), ["-Xlinker", "--no-export-dynamic", "-Xlinker", "-s"])
    }

    @Test("are none on macOS, where nothing is lacking either")
    func elsewhere() {
        let options = options(isLinux: false, without: "")
        same(options.buildArguments, [])
        same(options.lacking, [])
    }
}
