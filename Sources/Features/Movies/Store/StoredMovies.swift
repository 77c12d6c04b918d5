package import Foundation
import Journaling
package import MoviesEntity
package import MoviesPorts
import Storing
package import Values

/// The movies seen before, kept in a journal: a limited number, and each for at most half a year.
///
/// Any number of programs may use one folder. Each fetched movie is a record; the newest record of a movie counts.
package actor StoredMovies: SeenMovies {
    private var store: EventStore<SeenLedger, StoreFault>
    private let now: @Sendable () -> Date

    /// Movies kept in `folder`, which is created when first needed, accessible only to its owner.
    ///
    /// - Parameter limit: the maximum number of movies; the ones fetched longest ago are dropped first.
    package init(folder: String, limit: Int = 10_000, now: @escaping @Sendable () -> Date = { Date() }) {
        let journal = Journal(folder: folder, name: "movies", format: "swippy.movies", version: 1)
        store = EventStore(.journal(journal), state: SeenLedger(limit: limit, now: now))
        self.now = now
    }

    package func add(_ movies: [Movie]) throws(StoreFault) {
        let date = now()
        try store.change { ledger throws(StoreFault) in
            (ledger.news(among: movies.map { SeenMovie($0, date: date) }), ())
        }
    }

    package func movies() throws(StoreFault) -> [SeenMovie] {
        try store.refresh()
        // There is nothing here that the next answer of the server doesn't have, so that half of it is of no use.
        if let damage = store.damage { throw damage.fault }
        if store.state.compacted(adding: []) != nil {
            do throws(StoreFault) {
                try add([])
            } catch {
                // What must not be kept any longer can't be deleted now; it isn't used either.
            }
        }
        return store.state.kept
    }
}
