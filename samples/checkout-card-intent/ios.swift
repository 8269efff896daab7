import BasisTheoryElements
import UIKit

final class CheckoutViewController: UIViewController {
    private let cardNumber = CardNumberUITextField()
    private let expirationDate = CardExpirationDateUITextField()
    private let securityCode = CardVerificationCodeUITextField()
    private let payButton = UIButton(type: .system)
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        BasisTheoryElements.environment = .TEST

        cardNumber.placeholder = "Card number"
        expirationDate.placeholder = "MM/YY"
        securityCode.placeholder = "Security code"
        // The brand of the number decides how many digits the security code has.
        securityCode.setConfig(options: CardVerificationCodeOptions(cardNumberUITextField: cardNumber))

        payButton.setTitle("Pay", for: .normal)
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)

        let form = UIStackView(arrangedSubviews: [cardNumber, expirationDate, securityCode, payButton, result])
        form.axis = .vertical
        form.spacing = 16
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    @objc private func pay() {
        payButton.isEnabled = false
        let request = CreateTokenIntentRequest(type: "card", data: [
            "number": cardNumber,
            "expiration_month": expirationDate.month(),
            "expiration_year": expirationDate.year(),
            "cvc": securityCode,
        ])
        BasisTheoryElements.createTokenIntent(request: request, apiKey: "<PUBLIC_API_KEY>") { intent, error in
            DispatchQueue.main.async {
                guard let intent = intent else {
                    // An error of the API arrives here as a DecodingError.
                    print(error.map { String(describing: type(of: $0)) } ?? "No token intent came back.")
                    self.retry("The card was not accepted. Check it and try again.")
                    return
                }
                self.checkOut(tokenIntentId: intent.id)
            }
        }
    }

    /// The id is all that your server needs. It knows the amount from the order.
    private func checkOut(tokenIntentId: String) {
        var request = URLRequest(url: URL(string: "https://shop.example.com/checkout")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(["token_intent_id": tokenIntentId])
        URLSession.shared.dataTask(with: request) { _, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            DispatchQueue.main.async {
                if (200..<300).contains(status) {
                    self.result.text = "Thank you."
                } else {
                    self.retry("The payment did not go through. You can try again.")
                }
            }
        }.resume()
    }

    private func retry(_ message: String) {
        result.text = message
        payButton.isEnabled = true
    }
}
