import BasisTheoryElements
import UIKit

final class SecurityCodeViewController: UIViewController {
    @IBOutlet private weak var securityCode: TextElementUITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST
        securityCode.isUserInteractionEnabled = false
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

    // Your server gets the nonce, never the session key. It knows the user from the login.
    private func authorize(nonce: String, then next: @escaping () -> Void) {
        var request = URLRequest(url: URL(string: "https://api.example.com/authorize-lookup")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer <USER_LOGIN>", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONEncoder().encode(["nonce": nonce])
        URLSession.shared.dataTask(with: request) { _, response, _ in
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                print("The server refused the session.")
                return
            }
            next()
        }.resume()
    }

    private func reveal(sessionKey: String) {
        BasisTheoryElements.proxy(
            apiKey: sessionKey,
            proxyKey: "<PROXY_KEY>",
            proxyHttpRequest: ProxyHttpRequest(method: .get)
        ) { response, answer, error in
            // An answer with an error status is no error here.
            guard error == nil, (response as? HTTPURLResponse)?.statusCode == 200 else {
                print("The code could not be read.")
                return
            }
            DispatchQueue.main.async {
                self.securityCode.setValue(elementValueReference: answer?.cvv?.elementValueReference)
            }
        }
    }
}
