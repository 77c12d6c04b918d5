/// Scripts that have a shell ask the program what can be typed: `swippy complete line TYPED -- WORDS`. They know nothing of its
/// commands, so that they need not be made anew for another version.
package struct Completions {
    package let program: Program

    package func script(for shell: Shell) -> String {
        let script =
            switch shell {
            case .bash: Self.bash
            case .zsh: Self.zsh
            case .fish: Self.fish
            }
        return script.replacing("PROGRAM", with: program.name)
            .replacing("QUESTION", with: "\(CompletionRequest.name) \(CompletionRequest.line.name)")
            .replacing("FILES", with: CompletionRequest.files)
    }
}
