import CommandLine
import MoviesBuilder
import MoviesEntity
import MoviesPorts
import ScreenProgram
import Words

/// A list that a command line asks for, and the genres that it names.
struct AskedList {
    let request: MovieRequest
    var genres: [Genre] = []
}

extension Call {
    /// What the options ask for. A genre is named, and its service knows it by number.
    @MainActor
    func movieList() async throws -> AskedList {
        let order = text(MovieOptions.sort)
        let sort = MovieOptions.orders.first { $0.choice.spelling == order } ?? .mostPopular
        let terms = try text(MovieOptions.filter).map(filterTerms)
        var filter = terms?.filter ?? MovieFilter()
        let known = terms?.genres.isEmpty == false ? try await genres(in: language) : []
        for name in terms?.genres ?? [] { filter.genres.insert(try await genre(name, of: known)) }
        return AskedList(
            request: MovieRequest(.list(sort: sort, filter: filter), page: integer(MovieOptions.page) ?? 1),
            genres: known)
    }

    private func filterTerms(_ text: String) throws -> FilterTerms {
        do throws(FilterTerms.Fault) {
            return try FilterTerms(text)
        } catch {
            throw self.error(inFilter: error.name, error.value, .misformed(error.expectation))
        }
    }

    private func error(inFilter name: String, _ value: String, _ problem: ValueProblem) -> UsageError {
        error(
            .invalidValue(
                of: .option(
                    [MovieOptions.filter.spelling, name].filter { !$0.isEmpty }.joined(separator: " ")),
                value: value, problem: value.isEmpty ? .empty : problem))
    }

    /// The number of a genre: by its name among those that are `known`, or in another language of the program.
    @MainActor
    private func genre(_ name: String, of known: [Genre]) async throws -> Genre.ID {
        func find(in genres: [Genre]) -> Genre.ID? {
            genres.first { $0.name.lowercased() == name.lowercased() }?.id
        }
        if let id = find(in: known) { return id }
        for other in Language.allCases where other != language {
            if let id = find(in: try await genres(in: other)) { return id }
        }
        let names = known.map(\.name)
        throw error(
            inFilter: "genre=", name,
            .notAChoice(
                of: names.map(LocalizedText.init(word:)),
                suggestions: Suggestions.nearest(to: name, among: names)))
    }

    @MainActor
    private func genres(in language: Language) async throws -> [Genre] {
        let screens = try MovieSource(self, asking: language).screens()
        do throws(MoviesError) {
            return try await screens.genres()
        } catch {
            throw CommandStop(error, screens.alert(for: error))
        }
    }
}
