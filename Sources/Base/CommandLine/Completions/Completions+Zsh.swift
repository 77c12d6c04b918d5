extension Completions {
    /// Words that contain what is typed match, too.
    static let zsh = #"""
        #compdef PROGRAM
        # Completions of PROGRAM for Zsh.

        _PROGRAM() {
            local program="${${(Q)words[1]}/#\~/$HOME}" line display
            integer width=0 index
            local -a found meanings shown open openshown
            whence -p -- "$program" >/dev/null || program=PROGRAM
            for line in "${(@f)$("$program" QUESTION "${(Q)PREFIX}" -- "${(@Q)words[2,CURRENT-1]}" 2>/dev/null </dev/null)}"; do
                [[ -n $line ]] || continue
                if [[ $line == FILES ]]; then
                    compset -P '--*='
                    _files
                    return
                fi
                found+=("${line%%$'\t'*}")
                meanings+=("${line#*$'\t'}")
                (( ${(m)#found[-1]} > width && ${(m)#found[-1]} <= 30 )) && width=${(m)#found[-1]}
            done
            for (( index = 1; index <= $#found; index++ )); do
                display="$found[index]"
                (( ${(m)#display} < width )) && display="${(mr:$width:)display}"
                [[ -n $meanings[index] ]] && display+="  -- $meanings[index]"
                if [[ $found[index] == *= ]]; then
                    open+=("$found[index]")
                    openshown+=("$display")
                else
                    shown+=("$display")
                fi
            done
            found=("${(@)found:#*=}")
            local -a match=(-M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]} l:|=* r:|=*' -l -V PROGRAM)
            (( $#found )) && compadd "$match[@]" -d shown -a found
            (( $#open )) && compadd "$match[@]" -S '' -d openshown -a open
        }

        if [[ "${funcstack[1]}" == _PROGRAM ]]; then
            _PROGRAM "$@"
        else
            compdef _PROGRAM PROGRAM
        fi

        """#
}
