/// Names of months in the languages of exports.
enum MonthNames {
    private static let names: [(Int, String)] = [
        (1, "jan january januar jänner janvier janv enero ene januari січня січень січ जनवरी"),
        (2, "feb february februar février févr fév febrero februari лютого лютий лют फरवरी फ़रवरी"),
        (3, "mar march märz mrz mär mars marzo maart mrt березня березень бер मार्च"),
        (4, "apr april avril avr abril abr квітня квітень кві квіт अप्रैल"),
        (5, "may mai mayo mei травня травень тра трав मई"),
        (6, "jun june juni juin junio червня червень чер черв जून"),
        (7, "jul july juli juillet juil julio липня липень лип जुलाई"),
        (8, "aug august août aout agosto ago augustus серпня серпень сер серп अगस्त"),
        (9, "sep sept september septembre septiembre вересня вересень вер सितंबर सितम्बर"),
        (10, "oct october oktober okt octobre octubre жовтня жовтень жов жовт अक्टूबर अक्तूबर"),
        (11, "nov november novembre noviembre листопада листопад лис नवंबर नवम्बर"),
        (12, "dec december dezember dez décembre déc diciembre dic грудня грудень гру груд दिसंबर दिसम्बर"),
    ]
    private static let months = names.reduce(into: [String: Int]()) { months, line in
        for name in line.1.split(separator: " ") { months[String(name)] = line.0 }
    }

    static func month(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard 3...40 ~= range.count else { return nil }
        return months[String(decoding: bytes[range], as: UTF8.self).lowercased()]
    }

    /// Whether a word belongs to a date: `of`, `de`, `th`, and names of days before it.
    static func mayStandBeside(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count <= 4 else { return false }
        switch String(decoding: bytes[range], as: UTF8.self).lowercased() {
        case "de", "of", "st", "nd", "rd", "th", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "\u{A0}":
            return true
        default: return false
        }
    }
}
