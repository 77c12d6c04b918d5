package import Words

/// The options of a program that uses made-up data unless a server is named: how slowly the data arrive, and how they fail.
package enum MockOptions {
    /// Delays answers. `others` names the options for data that aren't made up.
    package static func delay(besides others: [String] = [ServerOptions.urlName]) -> Option {
        Option(
            "mock-delay", group: .developers, kind: .duration(.zero ... .seconds(60)),
            placeholder: LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ"),
            en: "Delay the first answer, or every one on a live screen, by this time, such as 800ms or 1.5s",
            uk: "Затримати першу відповідь, а на живому екрані — кожну, на цей час, як-от 800ms чи 1.5s",
            conflicts: others)
    }

    /// Makes answers fail in one of the ways of `choice`. `others` names the options for data that aren't made up.
    package static func failure<Choice: ChoiceValue>(
        of choice: Choice.Type = MockFailureChoice.self,
        besides others: [String] = [ServerOptions.urlName]
    ) -> Option {
        Option(
            "mock-fail", group: .developers, kind: .choice(of: choice),
            placeholder: LocalizedText(en: "FAILURE", uk: "ЗБІЙ"),
            en: "Simulate a failure of the service",
            uk: "Імітувати збій сервісу", conflicts: others)
    }
}

/// The failure that a made-up service simulates on request.
package enum MockFailureChoice: String, ChoiceValue {
    case offline
    case timeout
    case serverError = "500"
    case malformed

    package var meaning: LocalizedText {
        switch self {
        case .offline: LocalizedText(en: "no connection", uk: "немає з’єднання")
        case .timeout: LocalizedText(en: "no answer in time", uk: "немає вчасної відповіді")
        case .serverError: LocalizedText(en: "the server fails", uk: "збій на сервері")
        case .malformed: LocalizedText(en: "an answer that is not JSON", uk: "відповідь, яка не є JSON")
        }
    }
}
