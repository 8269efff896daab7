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

private struct PaymentResult: Decodable {
    let outcome: Outcome
}

final class SavedCardViewController: UIViewController {
    /// Token ID of the card the customer chose. Your server sends it.
    var tokenId = ""

    /// How your server knows the customer, and with them the order.
    private let customerSession = "<CUSTOMER_SESSION>"

    private let securityCode = CardVerificationCodeUITextField()
    private let payButton = UIButton(type: .system)
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        BasisTheoryElements.environment = .TEST

        securityCode.placeholder = "Security code"
        payButton.setTitle("Pay", for: .normal)
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)

        let form = UIStackView(arrangedSubviews: [securityCode, payButton, result])
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
        // An untouched field counts as complete.
        guard securityCode.metadata.complete && !securityCode.metadata.empty else {
            result.text = "Check the code."
            return
        }
        payButton.isEnabled = false
        let change = UpdateToken(data: ["cvc": securityCode])
        BasisTheoryElements.updateToken(id: tokenId, body: change, apiKey: "<PUBLIC_API_KEY>") { token, error in
            DispatchQueue.main.async {
                guard token != nil, error == nil else {
                    // Nothing was charged yet.
                    print(error.map { String(describing: type(of: $0)) } ?? "No token came back.")
                    self.result.text = error is TokenizingError ? "Check the code." : Outcome.notSent.message
                    self.payButton.isEnabled = true
                    return
                }
                self.chargeSavedCard()
            }
        }
    }

    /// From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status.
    private func chargeSavedCard() {
        var request = URLRequest(url: URL(string: "https://shop.example.com/pay-with-saved-card")!)
        request.httpMethod = "POST"
        // Longer than your server waits for the processor.
        request.timeoutInterval = 40
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(customerSession)", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONEncoder().encode(["token_id": tokenId])
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
