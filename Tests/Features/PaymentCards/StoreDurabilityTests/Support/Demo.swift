import SystemTestSupport

/// Starts `store-demo` with these arguments.
func demo(_ arguments: String...) throws -> RunningProgram {
    try RunningProgram("store-demo", arguments)
}
