import BasisTheoryElements
import UIKit

final class PinViewController: UIViewController {
    @IBOutlet private weak var pin: TextElementUITextField!
    @IBOutlet private weak var messageLabel: UILabel!

    private let cardId = "<CARD_ID>"
    // Your app's login. Your server identifies the user by it.
    private let login = "<USER_LOGIN>"

    private struct Grant: Decodable {
        let issuer_card_id: String
        let expires: Int
        let grant: String
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST
        pin.isSecureTextEntry = true
        pin.keyboardType = .numberPad
        if let digit = try? NSRegularExpression(pattern: "\\d") {
            try? pin.setConfig(options: TextElementOptions(mask: [digit, digit, digit, digit]))
        }
    }

    @IBAction private func setPin(_ sender: UIButton) {
        // An untouched field counts as complete.
        guard pin.metadata.complete && !pin.metadata.empty else {
            messageLabel.text = "Enter four digits."
            return
        }
        BasisTheoryElements.createSession(apiKey: "<PUBLIC_API_KEY>") { session, _ in
            guard let nonce = session?.nonce, let sessionKey = session?.sessionKey else {
                return self.finish(succeeded: false)
            }
            self.openPinSession(nonce: nonce) { grant in
                guard let grant = grant else { return self.finish(succeeded: false) }
                DispatchQueue.main.async { self.send(grant: grant, sessionKey: sessionKey) }
            }
        }
    }

    private func openPinSession(nonce: String, completion: @escaping (Grant?) -> Void) {
        let address = "https://api.example.com/cards/\(cardId)/pin-session"
        var request = URLRequest(url: URL(string: address)!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(login)", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONSerialization.data(withJSONObject: ["nonce": nonce])
        URLSession.shared.dataTask(with: request) { data, _, _ in
            completion(data.flatMap { try? JSONDecoder().decode(Grant.self, from: $0) })
        }.resume()
    }

    private func send(grant: Grant, sessionKey: String) {
        // Pass the field itself. Its `text` returns nil.
        let body: [String: Any] = ["pin": pin!, "expires": grant.expires, "grant": grant.grant]
        BasisTheoryElements.proxy(
            apiKey: sessionKey,
            proxyKey: "<PROXY_KEY>",
            proxyHttpRequest: ProxyHttpRequest(
                method: .patch,
                path: "/\(grant.issuer_card_id)",
                body: body
            )
        ) { response, _, error in
            // An error status, such as 403, doesn't set `error`. Check the status.
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            self.finish(succeeded: error == nil && (200..<300).contains(status))
        }
    }

    private func finish(succeeded: Bool) {
        DispatchQueue.main.async {
            self.pin.text = ""
            self.messageLabel.text = succeeded
                ? "The PIN is set."
                : "The PIN might not be set. Try again."
        }
    }
}
