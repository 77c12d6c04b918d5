import Words

/// The commands that move money.
enum PaymentCommands {
    static let pay = Command(
        name: .pay,
        arguments: [CardArgument.card],
        options: PaymentOptions.all + drawing,
        examples: [
            example("swippy pay 6564 --yes", "all that is due", "усе, що належить сплатити"),
            example(
                "swippy pay 6564 --amount 1500 --dry-run", "what a part payment would leave",
                "що лишиться після часткової сплати"),
            example(
                "swippy pay 6564 --yes --idempotency-key rent-2026-11", "once, even if a script runs twice",
                "один раз, навіть якщо скрипт виконається двічі"),
        ],
        topics: [CardArgument.naming, keys])

    static let undo = Command(
        name: .undo,
        arguments: [PaymentOptions.reference],
        options: [PaymentOptions.yesToUndo] + drawing,
        examples: [
            example(
                "swippy pay @2 --yes | grep -o 'SW-.*' | xargs swippy undo",
                "what was just paid", "щойно сплачене")
        ],
        topics: [window])

    private static let keys = Topic(
        title: LocalizedText(en: "Paying once", uk: "Сплатити один раз"),
        introduction: LocalizedText(
            en:
                "Nothing is paid before you agree. Where it is not known whether a payment was made, such as after a time-out, run the command again with the key that the message names: an order with the same key is paid once, and you get its receipt. The same key with another amount or card is refused.",
            uk:
                "Без вашої згоди нічого не сплачується. Якщо невідомо, чи платіж відбувся, як-от коли сервер не відповів, виконайте команду ще раз із ключем, який назвало повідомлення: доручення з тим самим ключем виконується один раз, і ви отримаєте його квитанцію. Той самий ключ з іншою сумою чи карткою буде відхилено."
        ))

    private static let window = Topic(
        title: LocalizedText(en: "Undoing a payment", uk: "Скасування"),
        introduction: LocalizedText(
            en:
                "A payment can be undone for 5 minutes, once; what was due is due again. The reference is on the receipt.",
            uk:
                "Платіж можна скасувати протягом 5 хвилин, один раз; сплачене знову належить до сплати. Номер стоїть на квитанції."
        ))

    private static let drawing =
        OutputOptions.all + FeedOptions.all + StateOptions.all + GeneralOptions.all

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
