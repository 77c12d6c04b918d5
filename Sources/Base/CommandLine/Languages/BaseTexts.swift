// Longer than most: written by a test from the texts in the code.
/// What every program says, in English, for translators.
package enum BaseTexts {
    /// A text in each line; after a tab, one about a number of things.
    package static let table = #"""
        	and # more
         with {state}.
        $PAGER, or less
        , such as {1}
        --record needs a live screen, and there is none here
        --trace can’t be shown on a live screen
        0: no colour
        0: no colour; 1, 2, 3: 16, 256, millions of colours, even into a pipe
        ; did you mean {1}?
        ? says the keys, F1 where text is typed, too, and Control-L says the whole screen again.
        A comma or a colon may be missing before it.
        A line has fields with tabs between them, the same in every language.
        A live screen that is heard
        A newer version has written something to {} that this one does not understand.
        A newer {program} has written something to {} that this version does not understand.
        A path is kept as a full path. The file is replaced at once, and the rest of it stays as it is. A token is never kept; token-file names the file that it is in.
        A server
        A value may be missing before it, or the bracket opened last is of the other kind.
        Add --trace-file PATH to write it to a file.
        Add --yes to confirm in advance.
        After “fields”: the command
        All about these options: {1} help options
        Allow it: chmod +x {1}
        An earlier line was not understood, so the input ends at this question, and nothing was done there.
        An option on the command line wins over these variables.
        Another language
        Another program has been using “{}” for too long.
        Answer in JSON with a versioned schema
        Arguments
        Attributes (DA1)
        Back again: {card}
        Background
        Begin with the names of the fields
        Build it with {1}.
        C or POSIX: lines in ASCII
        COLUMNS
        COMMAND
        Card {place}
        Card {place} of {count}
        Cells that characters take
        Change its permissions, or copy it to where you can read it.
        Change its permissions, or name another folder
        Change its permissions.
        Check that the output is open and its disk has room.
        Check the address.
        Check the disk, and what was stored, before you try again.
        Check the disk, or name another folder
        Check the file: PNG, JPEG and PPM can be shown.
        Check the path.
        Close the text with " before it, or write a line break as \n.
        Close what is open, or fetch the feed again, whole.
        Colours
        Commands
        Compare it with what “{1} messages” prints.
        Confirm in advance, for scripts and pipes
        Confirmation
        Convert it to PNG or JPEG.
        Correct it there, or remove the file.
        Correct it there, or start over: {1} config set or unset begins a new file and keeps this one beside it.
        Correct it: {1} config set {2} PATH, or remove it: {3} config unset {4}
        Correct or remove “{1}” there.
        Correct or unset the variable {1}.
        Counts from the next start.
        DESCRIPTION
        DURATION
        Delay the first answer, or every one on a live screen, by this time, such as 800ms or 1.5s
        Did you mean {1}?
        Draw for this many columns, 20 to 1000, instead of the terminal’s own
        EXIT STATUS
        Each line is the name of a key, such as enter, esc or down, or a text. ? says the keys, f1 where text is typed, too.
        End with a line for each sum: sum, currency, amount
        English
        Environment
        Error
        Examples
        Exit codes
        Explain the program or one command
        FAILURE
        FILE
        FORMAT
        Fetch it in another way.
        Fetch or copy it again.
        Fetch the picture that is on the page.
        Fields of --plain
        Find out more
        Fix the feed there.
        Form of the output
        General
        Give up on a request after this time, all attempts together
        Go back to the default of a setting
        Go to
        HOME is not set to a full path
        HOW
        Hide amounts and digits while another window has the focus
        Hide on losing the focus
        How to show pictures
        If that is the value, write {1}={2} instead.
        If {1} is an argument, write -- before it.
        Installing
        Installing the manual page
        It is read-only: change its permissions, or set it where it is made. A variable such as {1} needs no file.
        It should look like {"lang": "en"}.
        Its name, its background, which modes it knows, whether it shows all colours, and how far its cursor moves for some characters. That takes a second at most, and nothing of it stays on the screen. The terminal is not asked where the output is piped.
        Its own options:
        JSON has no comments: remove it.
        JSON with a versioned schema
        JSON; an error is JSON, too
        KEY
        Keep a setting for every later command
        Keep only translations in it.
        Kept in {1}.
        Kept: {card}
        LANGUAGE
        Language
        Language of the interface
        Learn and build
        Leave the mouse to the terminal, so that it can select text
        Left
        Let --record overwrite a file
        Light text on a dark page, or dark text on a light page
        Lines of --plain
        Lines without decoration
        Loading pictures…
        Loading…
        Make one: {} --record FILE
        Make room, or name another folder
        More about a command: {1} help {2} COMMAND
        More: {1} COMMAND -h, {2} --help, man {3}
        More: {1} help COMMAND; help options, for all that commands share; help all
        More: {1} {2} --help
        Move the file away, or name another folder
        NAME
        NOTES
        Name
        Name a file, or “-” for standard input.
        Name another file.
        Name another folder
        No animation
        No images are left
        Not asked: TERM is missing or dumb.
        Not asked: the input and the output are not both a terminal.
        Not asked: the program runs in the background.
        Not asked: the system does not give the terminal.
        Nothing can be stored in “{}”: {1}
        Nothing changed. ? says the keys.
        Nothing of {1} can be called “{2}”
        Nothing was changed. Check that the disk has room.
        Nothing was changed. Check the path.
        OF
        Only a program in a terminal can be suspended: ctrl-z does nothing here.
        Only one place can be read or written.
        Options
        Options may stand before or after the command. A value follows its option as the next argument or after “=”. After “--” nothing is an option. An option that has no effect is refused, unless it is about the look of a picture.
        Options used most
        Other options
        Other programs
        Other users can write to the folder “{}”, so nothing in it can be trusted.
        Output
        PATH
        Pager
        Pass a feed in JSON.
        Passed: {card}
        Pictures
        Play a recording and print its last frame, in --width columns; with --format svg, all of it
        Please report it with the command line that led here.
        Print a completion script for a shell
        Print all texts, for a translation into another language
        Print at once, however long
        Print every message between the layers on standard error when the command ends, secrets masked
        Print help: -h one screen, --help all of it
        Print only what fits one screen, as -h does
        Print the manual page, for man to show
        Print the settings in effect and their sources
        Print the value of a setting
        Print the version
        Print what this terminal can do, for a bug report
        Problems
        Put it there; it comes from the same build.
        Put names and texts in straight double quotes: "like this".
        Put the program there instead; it comes from the same build.
        Put the token there: one line of Latin letters, digits and punctuation.
        Put what it leads to in its place, or name another folder
        Read the access token for the server from this file, or from standard input if it is “-”
        Record to another file, or overwrite this one with --force.
        Record to another file.
        Record what is done, without what is shown
        Remove one of them.
        Remove one of them: {1} config unset {2}, or {3}.
        Remove that comma.
        Remove their write access (chmod go-w FOLDER), or name another folder
        Report on standard error what is sent and received, without secrets
        Restore the file from a backup. To start over, move it away.
        Restore the file from a backup. To start over, run {command}, which sets it aside.
        Right
        Run it in a terminal, without --format, --plain, --json or --width.
        SHELL
        SWITCH
        SYNOPSIS
        Save it as RGB in PNG or JPEG.
        Save the feed as UTF-8.
        Save the picture, and name its file.
        Scale it down to 64 megapixels.
        See and change the settings on a live screen
        Set HOME or XDG_CONFIG_HOME, under which the file is kept.
        Set HOME, or name a folder
        Set up
        Settings
        Show pictures and help that are longer than the terminal with this command; cat for none
        Simulate a failure of the service
        Size
        Standard error
        Standard input
        Standard output
        System
        TERM has “{1}”
        TERM is missing or dumb
        THEME
        The code of the language, as in a locale, other than en and uk
        The command to explain; or “options” for those that many commands have, variables, files and exit codes; “fields” for what the help of a command has no room for; “all” for all of it
        The file has “{1}”, which isn’t valid
        The file is now {1}.
        The folder “{}” belongs to another user.
        The help
        The input ended at a question, so nothing was done there.
        The language has no form “{1}”, as “{2}” has.
        The live screen
        The option wins over the environment variable, which wins over the key in $XDG_CONFIG_HOME/{1}/config.json, which wins over the default.
        The program speaks every language for which there is a file in ~/.config/{program}/languages, such as de.json. It is an object with a translation for each English text; one that is empty or missing stays English. Keep {1}, {command} and the like, which stand for values, and # for a number. With a language that has a file, this command prints what the file has and what it lacks, and names on standard error what it can’t use.
        The same as --format {1}
        The same holds between settings that can’t be combined, such as {1} and {2}: the nearer one counts.
        The setting, named as its option
        The settings, each named as its option
        The shell to write for
        The store “{}” can’t be read: {1}
        The terminal did not answer within a second.
        The terminal did not say where its cursor is.
        The terminal’s answers
        The translation of “{1}” has control characters.
        The translation of “{1}” is neither a text nor forms such as “one” and “other”.
        The translation of “{1}” lacks {2}.
        The value, as the option takes it; true or false for an option without a value
        Theme
        There is no file “{}”.
        There is no key “{1}”, and nothing here takes a text. ? says the keys.
        There is no place to store this: HOME is not set to a full path.
        There is no such file
        There is nothing to undo
        This may or may not have been stored in “{}”: {1}
        Time to answer
        To write to that file, redirect the output: --{1} > {2}.
        Token, which is not shown
        Try again later.
        Try again.
        Try: {1}
        Two commands of {1} are called “{2}”
        Ukrainian
        Unset one of the variables.
        Usage
        Use a newer version, or name another folder.
        Use a newer {program}, or name another folder with {state}.
        Use only one of them.
        User Commands
        VALUE
        WHEN
        Waiting for another {} to finish…
        Waiting for the answer…
        What is kept
        What the terminal is asked
        When to use colour, and how many colours
        Where a setting comes from
        With --format screen-reader, a live screen is said in lines: all of a new screen, and then only what changes. In a terminal, the keys are as always, and Ctrl-L says the whole screen again. Otherwise, each line of standard input is the name of a key (enter, esc, tab, shift-tab, up, down, left, right, home, end, pgup, pgdn, space, backspace, delete, f1, ctrl-u, or any one character) or a text of at most 1000 characters. A text in quotes is never the name of a key. If the input ends while the screen says that something failed, or while it is unknown whether a payment was made, the exit code says so, too. If it ends at a question or in a form, nothing was done there, and the exit code is 130. If a line was too long, or neither the name of a key nor a text that the screen takes, it is 65, whatever the other lines did. After such a line, the input ends at the first question or form, so that no line which was meant for another screen pays or removes anything.
        Without a command, the live screen opens; where there is no terminal, it is printed.
        Write a backslash as \\.
        Write it like 242.33 or -5, or as a text in quotes.
        Write the page to the file that man reads, as in “{program} man > FILE”.
        Write the script to the file that the shell reads, as in “{program} completions bash > FILE”, and start a new shell.
        Write the trace to another file.
        Write what --trace shows to this file instead, and replace what it contains
        Write {1} alone.
        You are at: {1}
        You are not allowed to read the file “{}”.
        [OPTIONS]
        `
        a Mermaid sequence diagram
        a comma before a closing bracket
        a date at most a year after the first
        a date such as 2026-11-20
        a fraction such as 0.6 or 60%, 
        a light or a dark background, where the terminal does not say which
        a line break or another control character inside a text
        a line of {1} characters is too long: at most {2}
        a number too large to be exact
        a script for Bash
        a script for Zsh
        a script for fish
        a table for spreadsheets, by RFC 4180
        a terminal
        a time such as 2026-11-20T10:00:00Z
        a time such as 800ms, 1.5s, 10m, 12h or 7d, {1}
        a whole number from 1
        a whole number from {1} to {2}
        access is not allowed
        all texts, to be translated into German
        already exists
        always in Ukrainian
        an answer that is not JSON
        an error in the program itself
        an invalid \ escape
        an overview
        as a file to attach
        as the terminal and the environment allow
        as the terminal’s background is, and printed on that; else a dark page; in SVG, as the reader prefers
        as well as the terminal can
        asdfghjkl;'
        at least {1}
        at most {1}
        at rest
        back
        broken Unicode
        bytes that are not UTF-8
        can’t be read
        can’t be read: 
        can’t be written
        cards in a terminal, or table where they don’t fit; plain in a pipe
        cards in a terminal, plain in a pipe
        change
        choose
        close
        colour even into a pipe, for --format cards
        columns in a terminal, plain in a pipe
        composed text (NFC) without invisible characters
        confirmation is required, but there is no terminal to ask on
        dark
        dark text on a light page
        days or weeks such as 7d or 2w, week or month, at most {1}d
        default
        default: 
        digits, with a point before decimals, such as 1500 or 7853.33
        done
        drawn; the default in a terminal
        empty text
        environment {1}
        even into a pipe or a file, for --format cards and table
        events for a calendar, by RFC 5545
        everything
        everything, page by page
        expected {1}, found {2}
        file {1}
        flag
        flag, environment, file, overruled or default
        from the command line
        from the file
        from the locale
        from the variable {1}
        from {1} to {2}
        go
        go to
        grapheme clusters
        greater than {1}
        how many colours there are
        in English
        in Ukrainian
        in the language of the locale again
        interrupted
        interrupted (Ctrl-C), or answered no
        it ends too early, at byte {1}
        it has more than {1} MiB
        it is damaged at byte {1}: {2}
        it is the setting “{1}” in {2}
        it is the variable {1}
        its commands: {1}
        keep
        leave it
        less than {1}
        light
        light text on a dark page
        list
        may not be read
        millions of colours, wherever the output goes
        minus {1}
        month
        mouse drags
        mouse in any cell
        move
        nested deeper than {1} levels
        no
        no answer
        no answer in time
        no colour
        no colour at all
        no command is given for {1}
        no connection
        none
        not a number
        not a recording
        not a terminal
        not at all: in words
        not set
        nothing
        nothing came for {1} s
        nothing promises more
        number
        object
        off
        on
        one JSON object per line
        one item per line, tab-separated; the default in a pipe
        one line per card, and the totals; the default in a terminal where the cards don’t fit
        one line per message, indented
        one of 
        one part of it as JSON
        others on this machine can read the token in {}; close it with chmod 600
        overruled by {1}
        pass
        pastes in brackets
        picture only
        pictures with {1} (byte {2}) can’t be shown
        quit
        qwertyuiop[]
        reading or writing failed
        reports of focus
        see and change them
        sentences in reading order, without drawing
        skipped
        standard error
        standard input
        standard output
        stopped by a request to end (SIGTERM)
        synchronized output
        terminal says {1}, {2} says {3}
        terminals known to have millions of colours
        text
        the 16 colours of your terminal’s palette, likewise
        the 256 colours of xterm, likewise
        the JSON ends too early
        the address of a server, such as https://example.org/v1
        the answer broke off
        the argument {1} is one too many for the command {2}
        the code of a language, such as de
        the command line is wrong
        the command {1} can’t ask questions here, so it needs {2}
        the command {1} has no option {2}
        the command {1} needs an argument: {2}
        the configuration
        the connection would not be safe
        the data cannot be read
        the default of an option, such as {1}; see {2} help config
        the fields of a command
        the file is empty
        the language
        the language of the interface
        the name of its option
        the options that many commands have
        the outer terminal’s colours do not count inside {1}
        the output can’t be written
        the output is not a terminal
        the page as a file
        the report, and a sample of the colours
        the same picture as an SVG file
        the script for Bash
        the server fails
        the server found nothing at this address
        the server refused it with status {1}
        the service is unavailable
        the settings and their sources
        the sign of another currency than “currency”
        the size, where the terminal has none
        the terminal’s answer, on live screens
        the terminal’s background is {1}
        the version
        there is no JSON
        there is no command {1}
        there is no file {1} yet; the setting {2} now points to it
        there is no option {1}
        there is no setting {1}
        there is no such file
        there is no token in {}
        there is no token on standard input
        this is a folder
        this is a web page, not a picture
        this is no address of a picture
        this is not a file
        this is not a picture
        this program can’t talk to servers
        this program was linked in a way that lets a server end it
        this should not have happened
        to the left
        to the right
        today
        tomorrow
        true or false
        undo
        unexpected “{1}”
        week
        what holds now
        where it comes from: flag, environment and a variable, file and its path, overruled by an option, default
        where the configuration file is
        whole picture
        with characters and colours: mosaic where the terminal is known to draw it, else quarters
        with halves and quarters of a cell
        with iTerm2’s inline images
        with kitty’s graphics and Unicode placeholders
        with sixels
        with sixths, wedges and eighths of a cell, too
        without images
        y/N
        yes
        yes, and on
        zoom
        zxcvbnm,.
        {1} (cells of {2} × {3} pixels)
        {1} [COMMAND] [ARGUMENTS] [OPTIONS]
        {1} and {2}
        {1} and {2} can’t be used together
        {1} and {2} can’t both be set
        {1} can’t be given twice
        {1} can’t be reached
        {1} can’t be read
        {1} can’t be shown
        {1} can’t be written
        {1} comes {2}, which counts more than the file.
        {1} counts instead
        {1} does not start: {2}
        {1} has more than {2} MiB
        {1} is a folder, not a program
        {1} is not a JSON object of translations
        {1} is not a JSON object of values
        {1} is not an option of {2}, but of: {3}
        {1} is not where this program is: there is no {2}
        {1} is used without a command
        {1} is “{2}”, which isn’t valid
        {1} may not be executed
        {1} must not be empty
        {1} needs a command: {2}
        {1} needs a value, but the option {2} follows it
        {1} needs a value: {2}
        {1} needs a value{2}{3}
        {1} of {2} texts are translated.
        {1} or {2}
        {1} takes no value, but has {2}
        {1} takes {2}, not {3}
        {1} works only with {2}
        {1} {2} COMMAND [ARGUMENTS] [OPTIONS]
        {1} × {2} pixels are too many
        {1}, agrees
        {1}, chosen
        {1}, with ~/.zfunc in fpath
        {1}: ignored: {2}
        {1}: “{2}” and “{3}” both set the same value
        {1}: “{2}” and “{3}” can’t both be set
        {option} would write over {path}, where what you did is kept
        {option} would write over {path}, which {reader} names, too
        {} has format {1}; this version knows formats up to {2}.
        {} is a symbolic link, which can’t be used in this place.
        {} is not a {program} store.
        {} was written by another program.
        {}: record {1}, at byte {2}, has changed since it was written.
        “{1}” has no forms for numbers.
        “{1}” has no value {{2}}.
        “{1}” is no text of this version.
        “{1}” lacks the form “{2}”.
        “{1}” needs a form for each kind of number.
        “{}” can’t be read: 
        “{}” is not a file.
        """#
}
