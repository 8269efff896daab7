import BasisTheoryElements
import UIKit

final class RevealViewController: UIViewController {
    /// Token ID. Your server sends it with the list of cards.
    var tokenId = "<TOKEN_ID>"

    private let cardNumber = CardNumberUITextField()
    private let expirationDate = CardExpirationDateUITextField()
    private let messageLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        BasisTheoryElements.environment = .TEST
        cardNumber.isUserInteractionEnabled = false
        expirationDate.isUserInteractionEnabled = false

        let showButton = UIButton(type: .system)
        showButton.setTitle("Show the card", for: .normal)
        showButton.addTarget(self, action: #selector(showCard), for: .touchUpInside)
        let card = UIStackView(arrangedSubviews: [cardNumber, expirationDate, showButton, messageLabel])
        card.axis = .vertical
        card.spacing = 16
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])

        // Runs before the system takes the screenshot for the app switcher.
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideCard),
            name: UIApplication.willResignActiveNotification, object: nil
        )
    }

    @objc private func showCard() {
        Task { @MainActor in
            do {
                let session = try await createSession()
                try await authorize(nonce: session.nonce)
                let data = try await readToken(sessionKey: session.key)
                // Strings are references. Numbers, such as the month and year, are plaintext.
                cardNumber.setValue(elementValueReference: data?.number?.elementValueReference)
                if let month = (data?.expiration_month?.rawValue as? NSNumber)?.intValue,
                   let year = (data?.expiration_year?.rawValue as? NSNumber)?.intValue {
                    expirationDate.text = String(format: "%02d/%02d", month, year % 100)
                }
                messageLabel.text = ""
            } catch {
                messageLabel.text = "The card can't be shown. Try again."
            }
        }
    }

    @objc private func hideCard() {
        cardNumber.text = ""
        expirationDate.text = ""
    }

    private func createSession() async throws -> (nonce: String, key: String) {
        try await withCheckedThrowingContinuation { continuation in
            BasisTheoryElements.createSession(apiKey: "<PUBLIC_API_KEY>") { session, error in
                if let nonce = session?.nonce, let key = session?.sessionKey {
                    continuation.resume(returning: (nonce, key))
                } else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }
        }
    }

    /// Send your server the nonce, never the session key. It identifies the user by the login.
    private func authorize(nonce: String) async throws {
        var request = URLRequest(url: URL(string: "https://api.example.com/authorize-reveal")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer <USER_LOGIN>", forHTTPHeaderField: "Authorization")
        request.httpBody = try JSONEncoder().encode(["nonce": nonce, "token_id": tokenId])
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.userAuthenticationRequired) }
    }

    private func readToken(sessionKey: String) async throws -> JSON? {
        try await withCheckedThrowingContinuation { continuation in
            BasisTheoryElements.getTokenById(id: tokenId, apiKey: sessionKey) { token, error in
                if let error = error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: token?.data)
                }
            }
        }
    }
}
