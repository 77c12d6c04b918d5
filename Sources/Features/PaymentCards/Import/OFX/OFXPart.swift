/// What the tags of an OFX file belong to, and where the values of each stand until it ends.
enum OFXPart {
    case account, row, pendingRow, balance, bill, other

    struct Row {
        var line = 0
        var day: Range<Int>?
        var purchased: Range<Int>?
        var amount: Range<Int>?
        var type: Range<Int>?
        var name: Range<Int>?
        var memo: Range<Int>?
        var id: Range<Int>?
        var reference: Range<Int>?
        var currency: Range<Int>?
        var isInOtherCurrency = false

        /// What to show of a row that can’t be read.
        var shown: Range<Int> { name ?? memo ?? amount ?? day ?? 0..<0 }

        mutating func take(_ tag: OFXTag, _ value: Range<Int>) {
            switch tag {
            case .trntype: type = value
            case .dtposted: day = value
            case .dtuser: purchased = value
            case .trnamt: amount = value
            case .name: name = name ?? value
            case .memo: memo = memo ?? value
            case .fitid: id = value
            case .refnum: reference = value
            case .cursym: currency = value
            default: break
            }
        }
    }

    struct Balance {
        var line = 0
        var amount: Range<Int>?
        var day: Range<Int>?
    }

    struct Bill {
        var line = 0
        var closing: Range<Int>?
        var amount: Range<Int>?
        var due: Range<Int>?
        var minimum: Range<Int>?
    }
}
