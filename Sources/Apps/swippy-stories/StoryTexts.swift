// Longer than most: written by a test from the texts in the code.
/// What swippy-stories says, in English, for translators.
package enum StoryTexts {
    /// A text in each line; after a tab, one about a number of things.
    package static let table = #"""
        	# galleries
        	# stories
        A word that names it, a part of its title, or @N for the N-th
        COLOR
        Come back later.
        Draw stories
        Drawing of {1}
        Drawings
        Gallery
        Let drawings grow for three seconds; otherwise they are there at once
        List all of them to see their names.
        Name one of them.
        No story or gallery matches “{1}”.
        Not found
        Opening the stories…
        Print a story or a gallery
        Print the stories and galleries
        Read and look; the same as no command
        Stories
        Story
        Stroke colour
        Swippy Stories tells stories with drawings that draw themselves, and shows galleries.
        The colour of drawings, or its name
        There is nothing to read.
        This gallery has no pictures yet.
        This story has no text yet.
        a recording as an animation
        amber
        cherry
        coral
        drawings
        forest
        green
        grey
        look closely
        maroon
        next, previous
        no such file or story
        one a line, with the words that name them
        open
        petrol
        pink
        read and look
        red
        scroll
        sky
        stories and galleries in the terminal
        story or gallery
        the first one
        the word that names it
        title
        ultramarine
        violet
        with drawings that draw themselves
        “{1}” matches several.
        """#
}
