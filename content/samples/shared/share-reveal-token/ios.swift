import BasisTheoryElements
import UIKit

final class DocumentViewController: UIViewController {
    @IBOutlet private weak var documentNumber: TextElementUITextField!
    private let tokenId = "<TOKEN_ID>"

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST
        documentNumber.isUserInteractionEnabled = false
    }

    @IBAction private func show(_ sender: Any) {
        BasisTheoryElements.createSession(apiKey: "<PUBLIC_API_KEY>") { session, error in
            guard let nonce = session?.nonce, let sessionKey = session?.sessionKey else {
                print("There is no session: \(error.map { String(describing: type(of: $0)) } ?? "no response body")")
                return
            }
            self.authorize(nonce: nonce) {
                self.reveal(sessionKey: sessionKey)
            }
        }
    }

    // Send your server the nonce, never the session key. It identifies the user by the login.
    private func authorize(nonce: String, then next: @escaping () -> Void) {
        var request = URLRequest(url: URL(string: "https://api.example.com/authorize-reveal")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer <USER_LOGIN>", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONEncoder().encode(["nonce": nonce, "token_id": tokenId])
        URLSession.shared.dataTask(with: request) { _, response, _ in
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                print("The server rejected the session.")
                return
            }
            next()
        }.resume()
    }

    private func reveal(sessionKey: String) {
        BasisTheoryElements.getTokenById(id: tokenId, apiKey: sessionKey) { token, error in
            DispatchQueue.main.async {
                if let error = error {
                    print("The token could not be read: \(type(of: error))")
                    return
                }
                self.documentNumber.setValue(
                    elementValueReference: token?.data?.document_number?.elementValueReference
                )
            }
        }
    }
}
