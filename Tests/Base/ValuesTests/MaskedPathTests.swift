import TestSupport
import Testing
import Values

@Suite("A path that is echoed")
struct MaskedPathTests {
    @Test(
        "shows no card number, wherever it is, and even if it is mistyped",
        arguments: [
            ("4111111111111111", "411111XXXXXX1111"),
            ("/home/4111111111111111.json", "/home/411111XXXXXX1111.json"),
            ("/4111 1111 1111 1111/", "/4111 11XX XXXX 1111/"),
            ("/4111111111111111/cards.json", "/411111XXXXXX1111/cards.json"),
            ("4111111111111112", "411111XXXXXX1112"),
            ("a/4111111111111112.tar.gz", "a/411111XXXXXX1112.tar.gz"),
            ("/4111-1111-1111-1112/", "/4111-11XX-XXXX-1112/"),
            ("./4111_1111_1111_1112", "./4111_11XX_XXXX_1112"),
            ("/4111111111111112/4111111111111112/x", "/411111XXXXXX1112/411111XXXXXX1112/x"),
            ("4111111111111112~", "411111XXXXXX1112~"),
            ("4111111111111112_copy.json", "411111XXXXXX1112_copy.json"),
            ("copy-4111111111111112.json", "copy-411111XXXXXX1112.json"),
            ("(4111111111111112)", "(411111XXXXXX1112)"), ("4111111111111112,json", "411111XXXXXX1112,json"),
            ("+4111111111111112", "+411111XXXXXX1112"), ("visa4111111111111112", "visa411111XXXXXX1112"),
            ("4111–1111–1111–1112", "4111–11XX–XXXX–1112"),
            ("4111111111111112-20261122", "411111XXXXXXXXXX-XXXX1122"),
            ("/tmp/209913450000", "/tmp/20XXXXXX0000"),
            ("deadbeef-4111111111111112", "deadbeef-411111XXXXXX1112"),
            ("~/４１１１１１１１１１１１１１１２.json", "~/411111XXXXXX1112.json"),
            ("4111/1111/1111/1112", "4111/11XX/XXXX/1112"),
            ("/tmp/4111/1111/1111/1112/", "/tmp/4111/11XX/XXXX/1112/"),
            ("4111/1111 1111,1112", "4111/11XX XXXX,1112"),
            ("4111, 1111, 1111, 1112", "4111, 11XX, XXXX, 1112"),
            ("4111\u{A0}1111\u{202F}1111\u{2011}1112", "4111\u{A0}11XX\u{202F}XXXX\u{2011}1112"),
            ("4111%201111%201111%201112", "4111%2011XX%20XXXX%201112"),
            (
                "https://bank/?q=4111%C2%A01111%e2%80%931111%2C1111",
                "https://bank/?q=4111%C2%A011XX%e2%80%93XXXX%2C1111"
            ),
            ("4111%20%201111\u{F8FF}1111%2D1112", "4111%20%2011XX\u{F8FF}XXXX%2D1112"),
            ("4111x1111x1111x1112", "4111x11XXxXXXXx1112"), ("4111X1111 1111-1112", "4111X11XX XXXX-1112"),
            ("41111111x11111112", "411111XXxXXXX1112"), ("0x4111111111111112", "0x411111XXXXXX1112"),
            ("48822393341#1112", "488223XXXXX#1112"),
            ("/2026/11/22/4111/1111/1111/1112", "/2026/11/XX/XXXX/XXXX/XXXX/1112"),
        ])
    func masked(path: String, shown: String) {
        same(path.withMaskedNames, shown)
        same(shown.withMaskedNames, shown)
    }

    @Test(
        "is as it was typed where nothing in it can be one",
        arguments: [
            "", "/", "//", "-", "a.json", "/tmp/cards-20261122.json", "12345678901", "/2026/11/22/03.json",
            "backup-20261122034000.json", "20261122T034000.json", "202611220340", "2026-11-22 03:40:00.125",
            "/0f1e2d3c4b5a69788796a5b4c3d2e1f0/",
            "/tmp/swippy-5c1f0a3e-1234-4567-8901-abcdef012345/a",
            "9b74c9897bac770ffc029102a200c5de123456789013",
            "/backup/2026/11/22/20261122034500.json", "/2026/11/22/0345/00/12.json", "48822393341#2",
            "2026-11-23 04:00:01 +0000", "/2026/11/22/12345678901.json", "100%2020-11-22%",
            "4111%D0%B01111%D0%B01112", "100000x100000.png", "1920x1080x24", "0x7fff12345678",
        ])
    func unchanged(path: String) {
        same(path.withMaskedNames, path)
    }
}
