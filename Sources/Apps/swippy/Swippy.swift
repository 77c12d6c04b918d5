import CommandLine
import Foundation
import SwippyCLI

/// The `swippy` command.
@main
struct Swippy {
    static func main() async {
        exit(await Program.runSwippy())
    }
}
