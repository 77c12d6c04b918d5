import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import ScreenView
import Words

extension ImportCommand {
    /// Shows what is new, asks, and stores it.
    @MainActor
    func importFiles(_ request: CardImportRequest) async throws {
        let service = try ServiceChoice(call: call).wallet()
        let isInput = request.files.contains { $0.name == "-" }
        let visit = CardVisit(call, waitingFor: isInput ? .input : .files)
        let screen = try await visit.open {
            call.screens(of: service).importing(request, into: service, navigator: $0, output: $1)
        }
        guard let sheet = screen.state?.body, sheet.menu != nil else {
            _ = try visit.answer(screen)
            return
        }
        if !request.isAgreed {
            guard Confirmation(call).canAsk else { throw CommandStop(.importing(.notAgreed), call) }
            let lines = sheet.blocks.flatMap { [$0.title] + ($0.lines + $0.warnings).map { "  " + $0 } }
            try Confirmation(call).ask(
                (lines + [sheet.notice.headline]).joined(separator: "\n"),
                refusal: Self.refusal[call.language])
        }
        try await visit.send(.agreed, to: screen)
        try visit.printReceipt(screen.screen)
    }

    private static let refusal = LocalizedText(en: "nothing was imported", uk: "нічого не імпортовано")
}

extension ProgressLine.Wait {
    /// Banks' files are read.
    fileprivate static let files = ProgressLine.Wait(en: "Reading the files…", uk: "Читаємо файли…")
}
