package import Values

extension StoreFault {
    /// What is wrong; `{}` stands for the path.
    package var what: Phrase {
        switch problem {
        case .unwritable(let reason), .denied(isWriting: true, let reason):
            Phrase(
                en: "Nothing can be stored in “{}”: \(reason.safeText)",
                uk: "У «{}» не вдається зберігати: \(reason.safeText)")
        case .unreadable(let reason), .denied(isWriting: false, let reason):
            Phrase(
                en: "The store “{}” can’t be read: \(reason.safeText)",
                uk: "Сховище «{}» не читається: \(reason.safeText)")
        case .uncertain(let reason):
            Phrase(
                en: "This may or may not have been stored in “{}”: \(reason.safeText)",
                uk: "Невідомо, чи збережено це у «{}»: \(reason.safeText)")
        case .corrupt(record: 0, offset: 0):
            Phrase(
                en: "{} was emptied, or its beginning was changed, since it was written.",
                uk: "{}: файл спорожніли або змінили його початок після збереження.")
        case .corrupt(let record, let offset):
            Phrase(
                en: "{}: record \(record), at byte \(offset), has changed since it was written.",
                uk: "{}: запис \(record), з байта \(offset), змінився після збереження.")
        case .newerFormat(let found?, let supported):
            Phrase(
                en: "{} has format \(found); this version knows formats up to \(supported).",
                uk: "{} має формат \(found); ця версія знає формати до \(supported).")
        case .newerFormat(nil, _):
            Phrase(
                LocalizedText(
                    en:
                        "A newer {program} has written something to {} that this version does not understand.",
                    uk: "Новіша версія {program} записала в {} те, чого ця не розуміє."),
                otherwise: LocalizedText(
                    en: "A newer version has written something to {} that this one does not understand.",
                    uk: "Новіша версія записала в {} те, чого ця не розуміє."))
        case .notAStore:
            Phrase(
                LocalizedText(en: "{} is not a {program} store.", uk: "{} — не сховище {program}."),
                otherwise: LocalizedText(
                    en: "{} was written by another program.", uk: "{} записала інша програма."))
        case .link:
            Phrase(
                en: "{} is a symbolic link, which can’t be used in this place.",
                uk: "{} — символічне посилання, а тут його використати не можна.")
        case .linkToNowhere(let target):
            Phrase(
                en: "{} is a link to \(target.shownPath), which doesn’t exist.",
                uk: "{} — посилання на \(target.shownPath), якого немає.")
        case .busy:
            Phrase(
                en: "Another program has been using “{}” for too long.",
                uk: "Інша програма надто довго користується «{}».")
        case .otherOwner:
            Phrase(
                en: "The folder “{}” belongs to another user.", uk: "Тека «{}» належить іншому користувачеві."
            )
        case .writableByOthers:
            Phrase(
                en: "Other users can write to the folder “{}”, so nothing in it can be trusted.",
                uk: "Інші користувачі можуть писати в теку «{}», тож довіряти їй не можна.")
        case .nowhere:
            Phrase(
                en: "There is no place to store this: HOME is not set to a full path.",
                uk: "Зберегти це нема де: HOME не задано повним шляхом.")
        }
    }

    /// What to do; `{command}` stands for the command that repairs the store.
    package var advice: Phrase {
        switch problem {
        case .unwritable:
            Self.otherFolder(
                en: "Make room, or name another folder", uk: "Звільніть місце або вкажіть іншу теку")
        case .unreadable:
            Self.otherFolder(
                en: "Check the disk, or name another folder", uk: "Перевірте диск або вкажіть іншу теку")
        case .denied:
            Self.otherFolder(
                en: "Change its permissions, or name another folder",
                uk: "Змініть права доступу або вкажіть іншу теку")
        case .uncertain:
            Phrase(
                en: "Check the disk, and what was stored, before you try again.",
                uk: "Перш ніж повторити, перевірте диск і те, що збережено.")
        case .corrupt:
            Phrase(
                LocalizedText(
                    en:
                        "Nothing can be stored until you restore the file from a backup, or run {command}, which keeps what is whole.",
                    uk:
                        "Зберігати не можна, доки не відновите файл із резервної копії або не виконаєте {command}: уціліле лишиться."
                ),
                otherwise: LocalizedText(
                    en: "Restore the file from a backup. To start over, move it away.",
                    uk: "Відновіть файл із резервної копії. Щоб почати заново, приберіть його."))
        case .newerFormat:
            Phrase(
                LocalizedText(
                    en: "Use a newer {program}, or name another folder with {state}.",
                    uk: "Візьміть новішу версію {program} або вкажіть іншу теку через {state}."),
                otherwise: LocalizedText(
                    en: "Use a newer version, or name another folder.",
                    uk: "Візьміть новішу версію або вкажіть іншу теку."))
        case .notAStore:
            Self.otherFolder(
                en: "Move the file away, or name another folder",
                uk: "Приберіть цей файл або вкажіть іншу теку")
        case .link:
            Self.otherFolder(
                en: "Put what it leads to in its place, or name another folder",
                uk: "Поставте на його місце те, куди воно веде, або вкажіть іншу теку")
        case .linkToNowhere:
            Self.otherFolder(
                en: "Bring back what it leads to, remove the link, or name another folder",
                uk: "Поверніть те, куди воно веде, приберіть посилання або вкажіть іншу теку")
        case .busy: Phrase(en: "Try again.", uk: "Спробуйте ще раз.")
        case .otherOwner: Self.otherFolder(en: "Name another folder", uk: "Вкажіть іншу теку")
        case .writableByOthers:
            Self.otherFolder(
                en: "Remove their write access (chmod go-w FOLDER), or name another folder",
                uk: "Заберіть у них право на запис (chmod go-w ТЕКА) або вкажіть іншу теку")
        case .nowhere:
            Self.otherFolder(en: "Set HOME, or name a folder", uk: "Задайте HOME або вкажіть теку")
        }
    }

    /// An advice that ends with naming a folder.
    private static func otherFolder(en english: String, uk ukrainian: String) -> Phrase {
        Phrase(
            LocalizedText(en: english + " with {state}.", uk: ukrainian + " через {state}."),
            otherwise: LocalizedText(en: english + ".", uk: ukrainian + "."))
    }
}
