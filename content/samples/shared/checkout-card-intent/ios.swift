import BasisTheoryElements
import UIKit

/// What your server reports, and what the customer reads.
private enum Outcome: String, Decodable {
    case approved, declined, notSent = "not sent", unknown

    var message: String {
        switch self {
        case .approved: return "Thank you. Your payment was approved."
        case .declined: return "Your card was declined. Try another card."
        case .notSent: return "You haven't been charged. Try again."
        case .unknown: return "We're checking your payment. Don't pay again."
        }
    }
}

/// What your server needs. It knows the amount from the order.
private struct Checkout: Encodable {
    let token_intent_id: String
    let keep: Bool
}

private struct PaymentResult: Decodable {
    let outcome: Outcome
}

final class CheckoutViewController: UIViewController {
    /// How your server knows the customer, and with them the order.
    private let customerSession = "<CUSTOMER_SESSION>"
    private let cardNumber = CardNumberUITextField()
    private let expirationDate = CardExpirationDateUITextField()
    private let securityCode = CardVerificationCodeUITextField()
    /// Off until the customer turns it on. Without consent, your server doesn't store the card.
    private let keepCard = UISwitch()
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

        let keepLabel = UILabel()
        keepLabel.text = "Save this card for next time"
        keepCard.accessibilityLabel = keepLabel.text
        let consent = UIStackView(arrangedSubviews: [keepLabel, keepCard])

        payButton.setTitle("Pay", for: .normal)
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)

        let form = UIStackView(arrangedSubviews: [cardNumber, expirationDate, securityCode, consent, payButton, result])
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
        let fields: [TextElementUITextField] = [cardNumber, expirationDate, securityCode]
        // An untouched field counts as complete, and sending a date without a year ends the app.
        guard fields.allSatisfy({ $0.metadata.complete && !$0.metadata.empty }) else {
            result.text = "Check the card details."
            return
        }
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
                    // Nothing was charged yet. An error of the API arrives here as a DecodingError.
                    print(error.map { String(describing: type(of: $0)) } ?? "No token intent came back.")
                    let isInvalid = error is TokenizingError || error is DecodingError
                    self.result.text = isInvalid ? "Check the card details." : Outcome.notSent.message
                    self.payButton.isEnabled = true
                    return
                }
                self.checkOut(Checkout(token_intent_id: intent.id, keep: self.keepCard.isOn))
            }
        }
    }

    /// From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status.
    private func checkOut(_ checkout: Checkout) {
        var request = URLRequest(url: URL(string: "https://shop.example.com/checkout")!)
        request.httpMethod = "POST"
        // Longer than your server waits for the processor.
        request.timeoutInterval = 40
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(customerSession)", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONEncoder().encode(checkout)
        URLSession.shared.dataTask(with: request) { body, _, _ in
            let payment = body.flatMap { try? JSONDecoder().decode(PaymentResult.self, from: $0) }
            DispatchQueue.main.async { self.show(payment?.outcome ?? .unknown) }
        }.resume()
    }

    private func show(_ outcome: Outcome) {
        result.text = outcome.message
        payButton.isEnabled = outcome == .declined || outcome == .notSent
    }
}
