import SystemTestSupport

/// A folder of one test's own, gone when the test is over, and in it the path of a store that isn't there yet, which processes use.
struct DemoStore {
    let folder: TemporaryFolder
    var path: String { folder("state") }
    var journal: String { folder("state/journal") }

    init() throws { folder = try TemporaryFolder() }

    /// Starts `store-demo` here with these arguments, and with these `options` of `DemoProgram`.
    func start(_ arguments: String..., options: [String] = []) throws -> RunningProgram {
        try RunningProgram("store-demo", options + [path] + arguments)
    }

    /// The numbers that are claimed.
    func numbers() throws -> [Int] { try start("read").end().lines.map { Int($0) ?? 0 } }
}
