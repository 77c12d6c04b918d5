// Longer than most: written by a test from the texts in the code.
/// What swippy-movies says, in English, for translators.
package enum MovieTexts {
    /// A text in each line; after a tab, one about a number of things.
    package static let table = #"""
        	# movies
        	# movies can’t be read
        	# votes
        A sample
        A sample; --token-file shows all.
        All genres
        All years
        Any rating
        Ask for another page, or with other filters or words.
        Best rated
        Browse the movies; the same as no command
        By title
        By title, backwards
        Cancel
        Check the server’s address.
        Check the spelling, or use fewer words.
        Fetching movies…
        Filter
        Filters need a connection.
        Find movies by title
        Genre
        Genres are missing
        Genres are missing: the server doesn’t name them
        Get the movies from this server, which has the API of The Movie Database
        Its address is here, and copied.
        Its id, or @N for the N-th most popular
        Least popular
        Loading more movies…
        Loading movies…
        MOVIE
        More couldn’t be loaded. {} tries again.
        Most popular
        Movie
        Movies
        Movies from The Movie Database
        Name a file with your token: --token-file PATH.
        Newest
        No movies here
        No title has “{1}”
        Nothing fits {1}. Remove a filter.
        Nothing was sent.
        Offline, as of {1}
        Oldest
        Only movies of these genres, these years, at least this rating: genre=Drama,year=1920..1929,rating=7
        Order; with a minus, the greatest first
        Pages are numbered from 1 to {1}.
        Pass a valid read access token.
        Popular Movies
        Poster: {1}
        Posters are missing
        Posters are missing: the server doesn’t say where they are
        Print a page of movies
        Print all about a movie
        Print the poster of a movie
        Put a valid read access token into the token file.
        Put a valid read access token into “{}”.
        Rated {1} of 10 by {2}
        Rating
        Remove the filters.
        Search by title
        Search for its title.
        Search results can’t be sorted or filtered. {} leads back to the list.
        Searching…
        Server
        Show the most popular movies.
        Sort
        Sorting needs a connection.
        Stopped.
        Swippy Movies lists films, and finds them while you type.
        TERMS
        TEXT
        The Movie Database has one for you at themoviedb.org/settings/api.
        The answer of {1} is not usable: 
        The beginnings of words of the title
        The connection to {1} isn’t safe: {2}
        The first place is 1.
        The last place is {1}.
        The server failed (status {1}).
        The server has been asked too often.
        The server refuses the token.
        The server takes too long to answer.
        The trailer opens in your browser.
        Then try again.
        There is no movie at place {1}.
        There is no movie with the id {1}.
        There is no overview in English.
        There is no such page.
        This page of 20 movies
        Title
        Titles with “{1}”
        Token file
        Too few votes
        Trailer
        Try again in {1}.
        Use https.
        Where the movies come from
        Without a token, a built-in sample: 41 films in the public domain, with ratings that are made up. With one, The Movie Database (TMDB); its read access token is at themoviedb.org/settings/api. {1}
        Worst rated
        Years
        You are offline. Please, enable your Wi-Fi or connect using cellular data.
        a recording as an animation
        an id, such as 19, or @1
        apply
        as a file
        back to the list
        browse and search
        cancel
        close the error
        connection refused
        day of release
        details
        films in the terminal
        filter
        from {1} on
        genre {1}
        genre=, year= and rating=, separated by commas
        how many people have voted
        it broke off
        it closed the connection
        it is longer than {1} MiB
        it is not valid JSON
        it is not what was asked for
        it is {1}, not JSON
        it redirects more than {1} times
        its genres, separated by commas
        no such file or movie
        of 10, {1}
        one number from 0 to 10
        one year, or years such as 1920..1929, 1950.. or ..1930
        popularity
        poster
        rating, from 200 votes on
        refresh
        scroll
        search
        several
        sort
        the average rating, from 0 to 10
        the best dramas of the twenties
        the day of its release
        the field “{1}” is wrong
        the most popular one
        the movie’s id
        the same as --token-file
        the token would be sent unencrypted
        there is no movie “{1}”
        this movie has no poster
        title
        titles that begin so
        trailer
        try again
        unknown host
        until {1}
        where answers and posters are
        where movies are kept for later
        {1} can’t be reached: {2}.
        {1} h
        {1} min
        {1} or better
        {1} s
        {1} min
        """#
}
