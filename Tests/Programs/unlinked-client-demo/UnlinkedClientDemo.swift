import Networking

/// A program that talks to a server, but was linked without the flag for that: `unlinked-client-demo URL [accepting]`.
///
/// It says what its configuration throws, or the answer of the server at the URL, whatever that does.
@main
enum UnlinkedClientDemo {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        do {
            let configuration = try HTTPConfiguration(
                baseURL: words.first ?? "", acceptsTrapOnEarlyClose: words.contains("accepting"))
            let client = HTTPClient(configuration)
            print(try await client.send(HTTPRequest(path: ["x"])).status)
        } catch {
            print(error)
        }
    }
}
