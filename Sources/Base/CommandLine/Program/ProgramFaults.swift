package import Words

/// Faults that the author of a program has to correct: names that can't be typed, or can't be told apart.
package struct ProgramFaults {
    /// A sentence for each fault.
    package let all: [LocalizedText]

    /// Ends the program if there are any.
    func check(in language: Language) throws(CommandStop) {
        guard let first = all.first else { return }
        throw CommandStop(exitCode: .internalError, message: first[language])
    }

    package init(of program: Program) {
        let (name, words) = (program.name, program.commands.flatMap { $0.spellings })
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        let repeated = counts.count == words.count ? [] : counts.filter { $0.value > 1 }.keys.sorted()
        let untypable = (words + [name]).filter { $0.isEmpty || $0.hasPrefix("-") || $0.hasPrefix(" ") }
        all =
            repeated.map {
                LocalizedText(
                    en: "Two commands of \(name) are called “\($0)”",
                    uk: "Дві команди \(name) звуться «\($0)»")
            }
            + untypable.map {
                LocalizedText(
                    en: "Nothing of \(name) can be called “\($0)”",
                    uk: "У \(name) ніщо не може зватися «\($0)»")
            }
    }
}
