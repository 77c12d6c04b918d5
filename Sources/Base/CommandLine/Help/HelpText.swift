package import Words

/// The help: examples first, because most people look for one to copy.
package struct HelpText {
    package let program: Program
    package let language: Language
    /// The width of a line, in columns.
    package var width = 80

    package var words: HelpWords { HelpWords(program: program, language: language) }

    /// What `swippy help` prints.
    package var overview: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(program.about.tagline[language])

        page.heading(HelpTitles.usage[language], with: words.usageOfProgram)
        page.rows(program.examples.filter(\.isInOverview).prefix(2).map(row), limit: exampleLimit)

        append(program.commands.filter { $0.isEveryday }, to: &page)

        page.heading(HelpTitles.options[language])
        let general = [GeneralOptions.language, GeneralOptions.help, GeneralOptions.version].compactMap {
            program.option($0.name)
        }
        let first = program.mostUsed.prefix(1).compactMap(program.option)
        page.rows(first.completed(with: general).map(shortRow))

        for topic in program.topics where topic.isInOverview { append(topic, to: &page) }
        page.gap()
        page.paragraph(words.more)
        return page
    }

    /// The maximum number of lines of the overview, so that most windows show all of it.
    package static let longestOverview = 49

    /// What `swippy help commands` prints: every command and program.
    package var commands: HelpLayout {
        var page = HelpLayout(width: width)
        append(program.commands, to: &page)
        return page
    }

    /// Commands below their intentions, and the other programs.
    private func append(_ commands: [any Command.Type], to page: inout HelpLayout) {
        let width = commands.map { words.term(for: $0).count }.max()
        for (intention, commands) in commands.intentions {
            page.heading(intention.title[language])
            page.rows(words.rows(of: commands), termWidth: width)
        }
        guard !program.neighbours.isEmpty else { return }
        page.heading(HelpTitles.neighbours[language])
        page.rows(
            program.neighbours.map { .init(term: $0.word, text: $0.summary[language]) }, termWidth: width)
    }

    /// What `swippy help developers` prints.
    package var developers: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(words.forDevelopers)
        append(program.options.filter { $0.group == .developers }, to: &page)
        return page
    }

    /// The topics of the program as a whole, each under its heading.
    private var topicsOfProgram: [HelpLayout] {
        var topics = program.topics.map { topic in
            var page = HelpLayout(width: width)
            append(topic, to: &page)
            return page
        }
        var codes = HelpLayout(width: width)
        codes.heading(HelpTitles.exitCodes[language])
        codes.rows(program.exitCodes.map { .init(term: "\($0.rawValue)", text: $0.meaning[language]) })
        topics.append(codes)
        guard let reporting = program.about.reporting else { return topics }
        var problems = HelpLayout(width: width)
        problems.heading(HelpTitles.problems[language])
        problems.paragraph(reporting[language], indent: 2)
        return topics + [problems]
    }

    /// What `swippy help GROUP` prints.
    package func page(of group: CommandGroup) -> HelpLayout {
        var page = HelpLayout(width: width)
        append(group.members.flatMap { program.examples(of: $0).prefix(1) }, to: &page)

        page.heading(HelpTitles.usage[language])
        page.paragraph(words.usage(of: group), indent: 2)

        append(group, to: &page)

        page.gap()
        page.paragraph(words.more(about: group))
        return page
    }

    /// The maximum number of lines of a command's page.
    package static let longest = 60

    /// What `swippy help COMMAND` prints: its own options, and as many topics as there is room for.
    package func page(of command: any Command.Type) -> HelpLayout { pages(of: command).page }

    /// What `swippy help fields COMMAND` prints: the topics that the page has no room for.
    package func fields(of command: any Command.Type) -> HelpLayout { pages(of: command).fields }

    /// What `swippy help options` prints: shared options, what applies without them, and exit codes.
    package var options: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(words.placement)
        append(program.options.filter { $0.group.isShared && $0.group != .developers }, to: &page)
        for topic in topicsOfProgram { page.append(topic) }
        return page
    }

    /// What `swippy help all` prints: each command with its own options, and what there is to read about them, once.
    package var all: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(program.about.tagline[language])
        page.append(commands)
        page.append(options)
        page.append(developers)
        var told: [Topic] = []
        for command in program.commands {
            page.append(start(of: command, examples: 1))
            for topic in program.topics(of: command) where !topic.isReference && !told.contains(topic) {
                told.append(topic)
                append(topic, to: &page)
            }
        }
        return page
    }

    private func pages(of command: any Command.Type) -> (page: HelpLayout, fields: HelpLayout) {
        var page = start(of: command)
        var fields = HelpLayout(width: width)
        let topics = program.topics(of: command)
        let room = Self.longest - end(of: command, besides: topics).height - 1
        var others: [Topic] = []
        for topic in topics {
            var longer = page
            append(topic, to: &longer)
            if topic.isReference || longer.height > room {
                others.append(topic)
                append(topic, to: &fields)
            } else {
                page = longer
            }
        }
        page.append(end(of: command, besides: others))
        return (page, fields)
    }

    /// The other options of a command by their names, and where they and the other topics are explained.
    private func end(of command: any Command.Type, besides topics: [Topic]) -> HelpLayout {
        var end = HelpLayout(width: width)
        let options = program.options(of: command).filter { $0.group.isShared && $0.group != .developers }
        end.heading(HelpTitles.otherOptions[language])
        end.rows(
            options.groups.map { group in
                let names = options.filter { $0.group == group }.map(\.spelling)
                return .init(
                    term: group.title[language], text: names.joined(separator: ", "), emphasis: .text)
            })
        end.gap()
        end.paragraph(words.moreOptions)
        if !topics.isEmpty { end.paragraph(words.more(about: topics, of: command)) }
        return end
    }

    /// Examples below their heading; without any, nothing.
    func append(_ examples: some Collection<Example>, to page: inout HelpLayout) {
        guard !examples.isEmpty else { return }
        page.heading(HelpTitles.examples[language])
        page.rows(examples.map(row), limit: exampleLimit)
    }

    /// The page of a command without its topics.
    private func start(of command: any Command.Type, examples: Int = 4) -> HelpLayout {
        let words = words
        var page = HelpLayout(width: width)
        page.paragraph(command.summary[language] + ".")

        append(program.examples(of: command).prefix(examples), to: &page)

        page.heading(HelpTitles.usage[language])
        for usage in words.usages(of: command) { page.paragraph(usage, indent: 2) }

        let arguments = program.arguments(of: command)
        if !arguments.isEmpty {
            page.heading(HelpTitles.arguments[language])
            page.rows(arguments.map { .init(term: words.term(for: $0), text: words.explanation(of: $0)) })
        }
        if let group = program.group(command.name) { append(group, to: &page) }
        append(program.options(of: command).filter { !$0.group.isShared }, to: &page)
        return page
    }

    /// Example command lines are long; their explanations still get more than a third of the line.
    package var exampleLimit: Int { 46 }

    private func append(_ options: [Option], to page: inout HelpLayout) {
        let termWidth = HelpLayout.termWidth(of: options.map(row))
        for group in options.groups {
            page.heading(group.title[language])
            page.rows(options.filter { $0.group == group }.map(row), termWidth: termWidth)
        }
    }

    package func append(_ group: CommandGroup, to page: inout HelpLayout) {
        page.heading(HelpTitles.commands[language])
        page.rows(zip(group.words, group.members).map { .init(term: $0, text: $1.summary[language]) })
    }

    private func append(_ topic: Topic, to page: inout HelpLayout) {
        page.heading(topic.title[language])
        page.paragraph(topic.introduction[language], indent: 2)
        page.rows(topic.rows.map { .init(term: $0.term, text: $0.meaning[language]) })
    }

    package func row(_ example: Example) -> HelpLayout.Row {
        .init(term: example.commandLine, text: example.meaning[language], emphasis: .none)
    }

    private func row(_ option: Option) -> HelpLayout.Row {
        .init(term: words.term(for: option), text: words.explanation(of: option), emphasis: .options)
    }
}
