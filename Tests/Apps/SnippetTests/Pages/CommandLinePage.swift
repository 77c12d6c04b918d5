import CommandLine
import Foundation

/// The code of Docs/CommandLineKit.md beside its program.
@MainActor
func main() async {
    exit(await hello.run())
}
