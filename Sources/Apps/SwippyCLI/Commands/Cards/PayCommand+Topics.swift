import CommandLine
import PaymentCardsScreens
import Words

extension PayCommand {
    static let recording = Topic(
        "Recording a payment", "Записати платіж",
        en:
            "Swippy moves no money on your own cards, or on those of a file: it records what you paid at the bank. --on says on which day, and --note what to remember. The same amount of the same day is recorded once more with --again alone, and one that may belong to an earlier bill needs its day. A record can be undone at any time. Only a server’s cards are paid by an order.",
        uk:
            "За власними картками й картками з файлу Swippy не переказує грошей: вона записує сплачене в банку. --on каже, якого дня, а --note — що запам’ятати. Таку саму суму того самого дня ще раз записують лише з --again, а та, що може бути за попередній рахунок, потребує дня. Запис можна скасувати будь-коли. Лише за картками сервера сплачують дорученням."
    )

    static let payingOnce = Topic(
        "Paying once", "Сплатити один раз",
        en:
            "If as much was paid on the card today already, you are asked first; with --yes, nothing is paid, and the exit code is 80. To pay it once more, add --again. At a server, if it is not known whether a payment was made, such as after a time-out, run the same command again: it pays once, and if the earlier order turns out to be paid, you are told. One --idempotency-key pays once, and each run gets its receipt.",
        uk:
            "Якщо стільки за карткою сьогодні вже сплачено, спершу буде запитання; зі --yes нічого не буде сплачено, а код завершення — 80. Щоб сплатити ще раз, додайте --again. Якщо невідомо, чи сервер виконав платіж, як-от коли він не відповів, виконайте ту саму команду ще раз: вона сплатить один раз, а якщо виявиться, що попереднє доручення виконано, ви про це дізнаєтеся. За одним --idempotency-key сплата одна, і кожен запуск отримує її квитанцію."
    )

    static let payingAll = Topic(
        "Paying everything that is due", "Сплатити все належне",
        en:
            "--all-due lists what is due, as swippy due does, and asks once. Each card is paid by an order of its own: if one is refused, the others are paid all the same, and the exit code is that of the first failure, 80 only if nothing else failed. The same command again pays nothing twice. Cards that can’t be paid here are named on standard error. Several cards that you name are paid in the same way; a name that means none, or several, stops the command first. On your own cards, all of it is recorded, or nothing.",
        uk:
            "--all-due показує належне, як swippy due, і запитує один раз. За кожною карткою — окреме доручення: якщо одне відхилено, решту буде сплачено, а код завершення — від першої невдачі, 80 лише тоді, коли інших немає. Та сама команда ще раз нічого не сплатить двічі. Картки, за якими тут сплатити не можна, названо в стандартному потоці помилок. Так само й за кількома картками, які ви назвали; назва, яка не підходить жодній або підходить кільком, спершу зупиняє команду. За власними картками записується все або нічого."
    )

    static let fieldsOfAll = Topic(
        "Fields of --plain for several cards", "Поля --plain за кількома картками",
        en:
            "On your own cards, a payment is a line with these fields. On those of a file or a server, it is a line as in swippy history: swippy help history has the fields.",
        uk:
            "За власними картками платіж — рядок із цими полями. За картками з файлу чи сервера — рядок, як у swippy history: поля описано у swippy help history.",
        rows: Topic.Row.fields(of: CardChangeRecord.Part.self), isReference: true)
}
