import CommandLine
import Words

extension Intention {
    static let look = Intention("See your cards", "Переглянути картки")
    static let pay = Intention("Pay what is due", "Сплатити належне")
    static let collect = Intention("Add and remove cards", "Додати, прибрати картки")
}
