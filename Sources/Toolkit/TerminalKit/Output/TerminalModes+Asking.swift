extension TerminalModes {
    /// Queries the state of a private mode, by its number. Answer: ``TerminalReply/mode(number:state:)``, or none. Source: DEC
    /// VT510, "DECRQM".
    public static func modeQuery(_ number: Int) -> [UInt8] { Array("\u{1B}[?\(number)$p".utf8) }
}
