/// What the list of movies requests.
enum MovieListEffect: Equatable {
    /// Loads the first page of the query; a newer version of the same list keeps the person's place.
    case load(keepsPlace: Bool)
    case more
    case genres
    /// Drops what is being loaded, and loads what the list lacks.
    case goOn

    static func overtakes(_ newer: MovieListEffect, _ older: MovieListEffect) -> Bool {
        switch (newer, older) {
        case (.load, .load), (.load, .more), (.load, .goOn): true
        case (.goOn, .load), (.goOn, .more), (.goOn, .goOn): true
        case (.more, .more), (.genres, .genres): true
        case (.load, .genres), (.more, _), (.genres, _), (.goOn, .genres): false
        }
    }
}
