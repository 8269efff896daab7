import BasisTheoryElements
import UIKit

final class IssuedCardViewController: UIViewController {
    @IBOutlet private weak var cardNumber: CardNumberUITextField!
    @IBOutlet private weak var expirationDate: CardExpirationDateUITextField!
    @IBOutlet private weak var securityCode: CardVerificationCodeUITextField!
    @IBOutlet private weak var messageLabel: UILabel!

    private let cardId = "<CARD_ID>"
    // Your app's login. Your server identifies the user by it.
    private let login = "<USER_LOGIN>"

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST
        for field in [cardNumber, expirationDate, securityCode] as [UITextField] {
            field.isUserInteractionEnabled = false
        }
    }

    @IBAction private func showCard(_ sender: UIButton) {
        messageLabel.text = ""
        BasisTheoryElements.createSession(apiKey: "<PUBLIC_API_KEY>") { session, error in
            guard let nonce = session?.nonce, let sessionKey = session?.sessionKey else {
                return self.fail(error)
            }
            self.authorize(nonce: nonce) { tokenId, error in
                guard let tokenId = tokenId else { return self.fail(error) }
                self.reveal(tokenId: tokenId, sessionKey: sessionKey)
            }
        }
    }

    // Send your server the nonce, never the session key. It authorizes the
    // session and returns the token ID.
    private func authorize(nonce: String, completion: @escaping (String?, Error?) -> Void) {
        var request = URLRequest(url: URL(string: "https://api.example.com/cards/\(cardId)/reveal")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(login)", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONSerialization.data(withJSONObject: ["nonce": nonce])
        URLSession.shared.dataTask(with: request) { data, _, error in
            let body = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
            completion(body?["token_id"] as? String, error)
        }.resume()
    }

    private func reveal(tokenId: String, sessionKey: String) {
        BasisTheoryElements.getTokenById(id: tokenId, apiKey: sessionKey) { token, error in
            DispatchQueue.main.async {
                guard let number = token?.data?.number?.elementValueReference else {
                    return self.fail(error)
                }
                self.cardNumber.setValue(elementValueReference: number)
                // Strings are references. Numbers, such as the month and year, are plaintext.
                let month = (token?.data?.expiration_month?.rawValue as? NSNumber)?.intValue
                let year = (token?.data?.expiration_year?.rawValue as? NSNumber)?.intValue
                if let month = month, let year = year {
                    self.expirationDate.text = String(format: "%02d/%02d", month, year % 100)
                }
                if let code = token?.data?.cvc?.elementValueReference {
                    self.securityCode.setValue(elementValueReference: code)
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.hideCard() }
            }
        }
    }

    private func hideCard() {
        for field in [cardNumber, expirationDate, securityCode] as [UITextField] {
            field.text = ""
        }
    }

    private func fail(_ error: Error?) {
        DispatchQueue.main.async {
            self.messageLabel.text = "The card can't be shown now. Try again."
        }
    }
}
