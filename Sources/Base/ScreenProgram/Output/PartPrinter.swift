import CommandLine

/// Prints texts in order, each as soon as it and those before it are made, on all cores.
///
/// Only a few are kept, however slowly the output is read, as long as callers make room before they add another one.
@MainActor
final class PartPrinter {
    /// As many are made at once as keep the cores of most machines busy.
    private static let most = 4

    private let console: Console
    private var waiting: [Task<String, any Error>] = []
    /// Why nothing more is printed.
    private(set) var failure: (any Error)?

    /// A printer on the standard output of `console`.
    init(console: Console) { self.console = console }

    /// Begins to make the text that is printed next.
    func add(_ make: @escaping @Sendable () throws -> String) {
        guard failure == nil else { return }
        // Not its own actor's: the texts are made beside each other, and beside what is read.
        waiting.append(Task.detached { try make() })
    }

    /// Prints texts until there is room for another one.
    func makeRoom() async { await write(leaving: Self.most - 1) }

    /// Prints all texts.
    func finish() async { await write(leaving: 0) }

    /// Nothing more is printed, because of `error`.
    func fail(_ error: any Error) {
        failure = failure ?? error
        waiting.forEach { $0.cancel() }
        waiting = []
    }

    private func write(leaving count: Int) async {
        while waiting.count > count {
            do {
                try console.write(try await waiting.removeFirst().value)
            } catch {
                fail(error)
            }
        }
    }
}
