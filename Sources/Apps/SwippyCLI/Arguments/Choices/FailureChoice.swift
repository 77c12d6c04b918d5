import Words

/// The failure that the service of made-up cards plays on request.
enum FailureChoice: String, ChoiceValue {
    case offline
    case timeout
    case serverError = "500"
    case malformed

    var meaning: LocalizedText {
        switch self {
        case .offline: LocalizedText(en: "no connection", uk: "немає з’єднання")
        case .timeout: LocalizedText(en: "no answer in time", uk: "немає вчасної відповіді")
        case .serverError: LocalizedText(en: "the server fails", uk: "збій на сервері")
        case .malformed: LocalizedText(en: "an answer that is not JSON", uk: "відповідь, яка не є JSON")
        }
    }
}
