/// Something done to a deck.
enum DeckAct: Equatable {
    case swipe(left: Bool)
    case undo
    case insert(Character, at: Int)
    case append(String)
    /// The card at this place, counted around.
    case remove(Int)
    case set(String)
    case press, move(Int), release, interrupt
    case endless(Bool)
    case ways(left: Bool, right: Bool)
    case pass(Int)
}

/// A deck as simple as can be: it goes through time millisecond by millisecond, and knows neither springs nor phases of a script.
struct SlowDeck {
    struct Card: Equatable {
        let id: Int
        let letter: Character
    }

    enum State: Equatable {
        case resting, telling
        case held(columns: Int, hasMoved: Bool)
        case settling(until: Int)
        case leaving(left: Bool, until: Int)
    }

    private(set) var cards: [Card] = []
    private(set) var state = State.resting
    /// What was told, and what was answered.
    private(set) var notes: [String] = []
    /// What the app does when it is told something, one after another.
    var reactions: [DeckAct] = []
    private var history: [(card: Card, left: Bool)] = []
    private var waiting: [DeckAct] = []
    private var swiped = 0
    private var count = 0
    private var now = 0
    private var endless = false
    private var ways = (left: true, right: true)
    /// 1 once the last card is gone, 2 once the placeholder was drawn, too.
    private var end = 0

    private mutating func new(_ letter: Character) -> Card {
        count += 1
        return Card(id: count, letter: letter)
    }

    private mutating func tell(_ what: String) {
        let top = cards.first.map { "\($0.id)" } ?? "-"
        notes.append("\(what) top \(top) of \(cards.count) place \(swiped + 1)")
        if !reactions.isEmpty { act(reactions.removeFirst()) }
    }

    mutating func act(_ act: DeckAct) {
        switch act {
        case .swipe(let left):
            let works = (left ? ways.left : ways.right) && future().cards > 0
            if works { waiting.append(act) }
            notes.append("\(works)")
        case .undo:
            let works = future().swipes > 0
            if works { waiting.append(act) }
            notes.append("\(works)")
        case .insert(let letter, let index):
            let first = state == .resting || cards.isEmpty ? 0 : 1
            cards.insert(new(letter), at: min(max(index, first), cards.count))
        case .append(let letters):
            for letter in letters { cards.append(new(letter)) }
        case .remove(let index):
            guard !cards.isEmpty else { return }
            let card = cards.remove(at: index % cards.count)
            history.removeAll { $0.card == card }
            if index % (cards.count + 1) == 0, state != .telling { state = .resting }
        case .set(let letters): set(letters)
        case .press: press()
        case .move(let columns):
            pass(200)
            if case .held(let before, let hasMoved) = state {
                let place = before + columns
                state = .held(columns: place, hasMoved: hasMoved || place != 0)
            }
        case .release: release()
        case .interrupt:
            waiting = []
            switch state {
            case .held, .leaving: state = .settling(until: now + 200)
            case .resting, .telling, .settling: break
            }
        case .endless(let isOn): endless = isOn
        case .ways(let left, let right): ways = (left, right)
        case .pass(let milliseconds): pass(milliseconds)
        }
    }

    private mutating func set(_ letters: String) {
        guard letters != String(cards.map(\.letter)) else { return }
        let top = cards.first
        var old = cards
        cards = []
        for letter in letters {
            if let index = old.firstIndex(where: { $0.letter == letter }) {
                cards.append(old.remove(at: index))
            } else {
                cards.append(new(letter))
            }
        }
        guard state != .telling, top == nil || cards.first != top else { return }
        swiped = 0
        state = .resting
    }

    private mutating func press() {
        advance(by: 0)
        if case .leaving(let left, _) = state { state = .leaving(left: left, until: now) }
        work()
        switch state {
        case .resting, .settling:
            if waiting.isEmpty, !cards.isEmpty { state = .held(columns: 0, hasMoved: false) }
        case .held, .leaving, .telling: break
        }
    }

    private mutating func release() {
        pass(200)
        guard case .held(let columns, let hasMoved) = state else { return }
        let left = columns < 0
        if columns != 0, abs(columns) * 4 >= 30, left ? ways.left : ways.right {
            state = .leaving(left: left, until: now + 300)
        } else {
            state = .settling(until: now + 200)
            if !hasMoved, let card = cards.first { tell("select \(card.id)") }
        }
    }

    private mutating func pass(_ milliseconds: Int) {
        advance(by: 0)
        advance(by: milliseconds)
    }

    private mutating func advance(by milliseconds: Int) {
        if end == 1 { end = 2 }
        work()
        for _ in 0..<milliseconds {
            now += 1
            work()
        }
    }

    /// Everything that happens at this millisecond.
    private mutating func work() {
        while true {
            if case .leaving(let left, let until) = state {
                guard until <= now, let card = cards.first else { return }
                state = .telling
                tell("\(left ? "left" : "right") \(card.id)")
                let isThere = cards.contains(card)
                cards.removeAll { $0 == card }
                if endless, isThere { cards.append(card) }
                history.append((card, left))
                swiped += 1
                end = cards.isEmpty ? 1 : 0
                state = .resting
            }
            if case .settling(let until) = state, until <= now { state = .resting }
            if state == .resting {
                if !cards.isEmpty { end = 0 }
                if end == 2 {
                    end = 0
                    tell("ended")
                }
                guard end == 0 else { return }
            }
            guard !waiting.isEmpty else { return }
            switch waiting.removeFirst() {
            case .swipe(let left): if !cards.isEmpty { state = .leaving(left: left, until: now + 300) }
            default:
                guard let (card, _) = history.popLast() else { continue }
                cards.removeAll { $0 == card }
                cards.insert(card, at: 0)
                swiped -= 1
                state = .settling(until: now + 200)
                tell("undo \(card.id)")
            }
        }
    }

    /// How many cards and swipes there will be.
    private func future() -> (cards: Int, swipes: Int) {
        var (left, done) = (cards.count, history.count)
        var coming = waiting
        switch state {
        case .leaving, .telling: coming.insert(.swipe(left: true), at: 0)
        case .resting, .held, .settling: break
        }
        for act in coming {
            if act == .undo {
                if done > 0 { (left, done) = (left + (endless ? 0 : 1), done - 1) }
            } else if left > 0 {
                (left, done) = (left - (endless ? 0 : 1), done + 1)
            }
        }
        return (left, done)
    }
}
