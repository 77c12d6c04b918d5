/// Scripts that have a shell ask the program what can be typed: `swippy complete line TYPED -- WORDS`. They know nothing about
/// its commands, so they stay valid for later versions.
package struct Completions {
    package let program: Program
    /// The word that starts the program: another than its name if its file was renamed.
    package var word: String?

    package func script(for shell: Shell) -> String {
        let script =
            switch shell {
            case .bash: Self.bash
            case .zsh: Self.zsh
            case .fish: Self.fish
            }
        return script.replacing("PROGRAM", with: word ?? program.name)
            .replacing("QUESTION", with: "\(CompletionRequest.name) \(CompletionRequest.line.name)")
            .replacing("FILES", with: CompletionRequest.files)
    }
}

extension Console {
    /// The last part of a program's path; `nil` if it has other signs than the names of functions in shells.
    package static func word(_ path: String) -> String? {
        let word = path.split(separator: "/").last ?? ""
        // Not a regular expression: that takes a twentieth of a start.
        let isName =
            word.first?.isLetter == true
            && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        return isName ? String(word) : nil
    }
}
