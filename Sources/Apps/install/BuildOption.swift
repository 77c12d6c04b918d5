/// Something that makes the program better, where the system has what it takes.
enum BuildOption: CaseIterable, Equatable {
    /// Runs without Swift’s own libraries.
    case staticSwift
    /// Runs without a C++ library.
    case staticCXX
    /// Smaller, and built in less time.
    case lld
    /// Starts faster: 19 KB of packed pointers instead of 2.3 MB. Needs glibc 2.36, and lld.
    case packedPointers

    /// What the program lacks without it, for the person who installs it.
    var loss: String {
        switch self {
        case .staticSwift: "Swift’s static libraries are missing, so it runs only where this Swift is"
        case .staticCXX: "there is no static C++ library, so it needs libstdc++ to run"
        case .lld: "there is no lld, so another linker was used"
        case .packedPointers: "the linker or the C library can’t pack pointers, so it starts a little slower"
        }
    }
}

/// The options that this system takes.
struct BuildOptions: Equatable {
    private(set) var taken: [BuildOption]
    /// A folder that has the static C++ library and nothing else: in its own, the linker would also find static twins of others.
    /// `nil` without such a library.
    private let staticFolder: String?
    private let isLinux: Bool

    /// Tries all options at once; where that fails, one after another.
    ///
    /// - Parameter works: whether a small program that is built with these arguments of the compiler can be built, and runs.
    init(isLinux: Bool, staticFolder: String?, works: ([String]) throws -> Bool) rethrows {
        (self.isLinux, self.staticFolder) = (isLinux, staticFolder)
        taken = []
        // On macOS, Swift is part of the system, and its linker has no such choices.
        guard isLinux else { return }
        let wished = BuildOption.allCases.filter { $0 != .staticCXX || staticFolder != nil }
        taken = wished
        guard try !works(compilerArguments) else { return }
        taken = []
        for option in wished where option != .staticCXX || taken.contains(.staticSwift) {
            taken.append(option)
            if try !works(compilerArguments) { taken.removeLast() }
        }
    }

    /// The options that this system lacks.
    var lacking: [BuildOption] {
        guard isLinux else { return [] }
        // Swift's own libraries need the C++ one.
        let isStatic = taken.contains(.staticSwift)
        return BuildOption.allCases.filter { !taken.contains($0) && (isStatic || $0 != .staticCXX) }
    }

    /// The arguments of `swiftc`.
    var compilerArguments: [String] {
        (taken.contains(.staticSwift) ? ["-static-stdlib"] : []) + common
            + linker.flatMap { ["-Xlinker", $0] }
    }

    /// The arguments of `swift build`.
    var buildArguments: [String] {
        (taken.contains(.staticSwift) ? ["--static-swift-stdlib"] : [])
            + common.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
    }

    /// What the compiler gets. It finds generic types without a search by name, which would be an eighth of a start.
    private var common: [String] {
        guard isLinux else { return [] }
        return ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
            + (taken.contains(.staticCXX) ? staticFolder.map { ["-L\($0)"] } ?? [] : [])
            + (taken.contains(.lld) ? ["-use-ld=lld"] : [])
    }

    /// What the linker gets: no symbols that only a debugger or a plug-in would read.
    private var linker: [String] {
        guard isLinux else { return [] }
        return ["--no-export-dynamic", "-s"]
            + (taken.contains(.packedPointers) ? ["-z", "pack-relative-relocs"] : [])
    }
}
