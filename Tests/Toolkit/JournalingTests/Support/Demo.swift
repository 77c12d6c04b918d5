import SystemTestSupport

/// Starts `journal-writer-demo` with these arguments.
func demo(_ arguments: String...) throws -> RunningProgram {
    try RunningProgram("journal-writer-demo", arguments)
}
