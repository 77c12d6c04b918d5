import Words

/// What `swippy pay` takes besides the card, and `swippy undo` besides the reference.
enum PaymentOptions {
    static let all = [amount, full, minimum, CollectionOptions.yes, dryRun, idempotencyKey]

    static let reference = Argument(
        key: .reference, kind: .text(),
        placeholder: LocalizedText(en: "REFERENCE", uk: "НОМЕР"),
        summary: LocalizedText(
            en: "The payment’s reference, in any case, with its hyphens or without",
            uk: "Номер платежу, великими чи малими літерами, з дефісами чи без"))

    private static let amount = Option(
        key: .amount, group: .payment, kind: .amount,
        placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        summary: LocalizedText(
            en: "Pay this much, such as 1500 or 7853.33", uk: "Сплатити стільки, як-от 1500 чи 7853.33"),
        conflicts: [.full, .minimum])

    private static let full = Option(
        key: .full, group: .payment, kind: .flag,
        summary: LocalizedText(
            en: "Pay all that is due, which is what happens anyway",
            uk: "Сплатити все належне (так буде й без цього параметра)"),
        conflicts: [.amount, .minimum])

    private static let minimum = Option(
        key: .minimum, group: .payment, kind: .flag,
        summary: LocalizedText(
            en: "Pay what is left of the last statement’s minimum",
            uk: "Сплатити те, що лишилося від мінімального платежу з останньої виписки"),
        conflicts: [.amount, .full])

    static let yesToUndo = Option(
        key: .yes, group: .general, kind: .flag,
        summary: LocalizedText(
            en: "Undoing never asks for confirmation, so this changes nothing",
            uk: "Про скасування не запитують, тож це нічого не змінює"))

    private static let dryRun = Option(
        key: .dryRun, group: .payment, kind: .flag,
        summary: LocalizedText(
            en: "Show what would be paid, and pay nothing",
            uk: "Показати, що буде сплачено, і не платити"))

    private static let idempotencyKey = Option(
        key: .idempotencyKey, group: .payment, kind: .text(),
        placeholder: LocalizedText(en: "KEY", uk: "КЛЮЧ"),
        summary: LocalizedText(
            en: "Pay once for this key, however often the command is run",
            uk: "Сплатити за цим ключем один раз, скільки б разів ви її не виконували"),
        standard: LocalizedText(en: "a new one each time", uk: "щоразу новий"))
}
