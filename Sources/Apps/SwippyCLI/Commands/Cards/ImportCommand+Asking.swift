import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import ScreenView
import Values
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

    /// The path of the one file in the downloads folder that wasn't imported yet, or which the person chooses.
    @MainActor
    func download() async throws -> String {
        let service = try ServiceChoice(call: call).wallet()
        guard let folder = call.downloads, let today = call.console.days().today else {
            throw call.error(.missingArgument(Self.file.placeholder))
        }
        let known = try await service.ownCards().imports.flatMap(\.entry.parts).map(\.digest)
        let found = BankDownloads(in: folder, known: Set(known), today: today).files
        guard found.count != 1 else { return found[0].path }
        guard !found.isEmpty else {
            throw CommandStop(
                exitCode: .notFound,
                message: Self.nothing[call.language].replacing("{}", with: folder.shownPath),
                advice: Self.nameOne[call.language])
        }
        guard Confirmation(call).canAsk else {
            throw CommandStop(
                exitCode: .refused,
                message: Self.several[call.language].replacing("{}", with: folder.shownPath),
                candidates: found.map {
                    CommandStop.Candidate(name: $0.path.shownPath, title: $0.format.shownName)
                },
                advice: Self.nameOne[call.language])
        }
        let lines = found.enumerated().map { place, file in
            let name = (file.path as NSString).lastPathComponent
            return "\(place + 1)  \(name.shownPath) (\(file.format.shownName))\n"
        }
        call.console.writeError(lines.joined())
        while let answer = call.answer(to: Self.which, isOptional: false) {
            if answer.isEmpty { return found[0].path }
            if let place = Int(answer), found.indices.contains(place - 1) { return found[place - 1].path }
        }
        throw CommandStop(exitCode: .interrupted, message: Self.refusal[call.language])
    }

    private static let nothing = LocalizedText(
        en: "there is no new bank file in {}", uk: "у {} немає нових файлів із банку")
    private static let several = LocalizedText(
        en: "there are several new bank files in {}", uk: "у {} кілька нових файлів із банку")
    private static let nameOne = LocalizedText(
        en: "Name the file: swippy import FILE", uk: "Назвіть файл: swippy import ФАЙЛ")
    private static let which = LocalizedText(
        en: "Which one? Enter takes the newest, 1", uk: "Котрий? Enter — найновіший, 1")
    private static let refusal = LocalizedText(en: "nothing was imported", uk: "нічого не імпортовано")
}

extension FileFormat {
    fileprivate var shownName: String { rawValue.uppercased() }
}

extension ProgressLine.Wait {
    /// Banks' files are read.
    fileprivate static let files = ProgressLine.Wait(en: "Reading the files…", uk: "Читаємо файли…")
}
