extension Completions {
    /// Works in Bash 3.2, which macOS still ships, and without the bash-completion package.
    static let bash = #"""
        # Completions of PROGRAM for Bash.

        _PROGRAM() {
            local current head line="${COMP_LINE:0:COMP_POINT}" index part blank last
            local quote='' plain start word meaning reply program changed=''
            local -a words=() found=() meanings=()
            COMPREPLY=()

            # Bash takes @, = and : for the ends of words, and inserts only what comes after the last of them; here, a word ends at
            # a blank. Finds the words up to the cursor, the word that is typed, and the start of it that stays.
            if [[ -z $line ]]; then
                for ((index = 0; index <= COMP_CWORD; index++)); do
                    part="${COMP_WORDS[index]}"
                    [[ $index == 0 || $part == '=' || $line == *= ]] || line+=' '
                    line+="$part"
                done
            fi
            for ((index = 0; index <= COMP_CWORD; index++)); do
                part="${COMP_WORDS[index]}"
                blank="${line%%[![:space:]]*}"
                line="${line#"$blank"}"
                [[ $line == "$part"* ]] || part="$line"
                line="${line#"$part"}"
                last=$((${#words[@]} - 1))
                if [[ -z $blank ]] && ((last >= 0)); then words[last]+="$part"; else words+=("$part"); fi
            done
            current="${words[${#words[@]} - 1]}"
            # To insert something, Bash begins at the @ itself.
            [[ $part == [=:] ]] && part=''
            ((COMP_CWORD > 0)) && [[ -z $blank && ${COMP_WORDS[COMP_CWORD - 1]} == '@' ]] && part="@$part"
            head="${current%"$part"}"

            # Asks, without the quotes that are typed.
            plain="${current//\\?/}"
            case "$current" in
                \'*) plain="${current:1}" quote="'" ;;
                \"*) plain="${current:1}" plain="${plain//\\/}" quote='"' ;;
                # A quote in the middle of a word: nothing is inserted there.
                *) [[ $plain == *[\'\"]* ]] && return; plain="${current//\\/}" ;;
            esac
            start="${head#[\'\"]}"
            start="${start//\\/}"
            program="${words[0]//[\\\'\"]/}"
            program="${program/#\~/$HOME}"
            type -P "$program" >/dev/null || program=PROGRAM
            words=("${words[@]:1:${#words[@]} - 2}")
            while IFS=$'\t' read -r word meaning; do
                if [[ $word == FILES ]]; then
                    [[ $current == --*=* ]] && current="${current#*=}" head="${head#*=}"
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r reply; do COMPREPLY+=("${reply#"$head"}"); done < <(compgen -f -- "$current")
                    return
                fi
                # Nothing keeps an exclamation mark from meaning an earlier line there.
                [[ $quote == '"' && $word == *!* ]] && continue
                found+=("$word")
                meanings+=("$meaning")
            done < <("$program" QUESTION "$plain" -- "${words[@]//[\\\'\"]/}" 2>/dev/null </dev/null)

            # What several have in common replaces what is typed, so they have to begin with it.
            if ((${#found[@]} > 1)); then
                shopt -q nocasematch || changed=1
                shopt -s nocasematch
                [[ ${found[0]:0:${#plain}} == "$plain" ]] || found=()
                [[ -z $changed ]] || shopt -u nocasematch
            fi
            # Numbers stay in order; before Bash 4.4, they can't.
            compopt -o nosort 2>/dev/null
            # Offers the answers, quoted as the word is that is typed.
            for ((index = 0; index < ${#found[@]}; index++)); do
                word="${found[index]}"
                [[ $word == "$start"* ]] && word="${word#"$start"}"
                reply="$word"
                case "$quote" in
                    \') reply="${reply//\'/\'\\\'\'}" ;;
                    \") reply="${reply//\\/\\\\}" reply="${reply//\"/\\\"}" reply="${reply//\$/\\\$}" reply="${reply//\`/\\\`}" ;;
                    *) printf -v reply '%q' "$word" && reply="${reply//\\,/,}" ;;
                esac
                # The meaning is shown where there is a choice of a few, but not where Bash inserts each of them in turn, or all.
                if ((${#found[@]} > 1 && ${#found[@]} <= 20)) && [[ -n ${meanings[index]} && ${COMP_TYPE:-9} != 37 && ${COMP_TYPE:-9} != 42 ]]; then
                    reply+="  ${meanings[index]}"
                fi
                COMPREPLY+=("$reply")
                if [[ $word == *= ]]; then compopt -o nospace 2>/dev/null; fi
            done
        }

        complete -F _PROGRAM PROGRAM

        """#
}
