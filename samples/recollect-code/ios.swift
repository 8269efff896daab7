import BasisTheoryElements
import UIKit

final class SavedCardViewController: UIViewController {
    /// Id of the token of the card that the customer chose. Your server sends it.
    var tokenId = ""

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
        payButton.isEnabled = false
        let change = UpdateToken(data: ["cvc": securityCode])
        BasisTheoryElements.updateToken(id: tokenId, body: change, apiKey: "<PUBLIC_API_KEY>") { token, error in
            DispatchQueue.main.async {
                guard token != nil, error == nil else {
                    print(error.map { String(describing: type(of: $0)) } ?? "No token came back.")
                    self.retry("The code was not saved. Check it and try again.")
                    return
                }
                self.chargeSavedCard()
            }
        }
    }

    private func chargeSavedCard() {
        var request = URLRequest(url: URL(string: "https://shop.example.com/pay-with-saved-card")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(["token_id": tokenId])
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
