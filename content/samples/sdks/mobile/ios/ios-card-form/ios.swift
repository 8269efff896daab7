import BasisTheoryElements
import Combine
import UIKit

final class ViewController: UIViewController {
    private let cardNumber = CardNumberUITextField()
    private let expirationDate = CardExpirationDateUITextField()
    private let securityCode = CardVerificationCodeUITextField()
    private let saveButton = UIButton(type: .system)
    private let resultLabel = UILabel()

    private var subscriptions = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        BasisTheoryElements.apiKey = "<PUBLIC_API_KEY>"
        BasisTheoryElements.environment = .TEST

        cardNumber.placeholder = "Card number"
        expirationDate.placeholder = "MM/YY"
        securityCode.placeholder = "Security code"
        // The brand of the number decides how many digits the security code has.
        securityCode.setConfig(options: CardVerificationCodeOptions(cardNumberUITextField: cardNumber))

        saveButton.setTitle("Save card", for: .normal)
        saveButton.isEnabled = false
        saveButton.addTarget(self, action: #selector(saveCard), for: .touchUpInside)
        resultLabel.numberOfLines = 0

        let fields: [UITextField] = [cardNumber, expirationDate, securityCode]
        fields.forEach { $0.borderStyle = .roundedRect }
        let form = UIStackView(arrangedSubviews: fields + [saveButton, resultLabel])
        form.axis = .vertical
        form.spacing = 16
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])

        Publishers.CombineLatest3(isComplete(cardNumber), isComplete(expirationDate), isComplete(securityCode))
            .sink { [weak self] number, date, code in
                self?.saveButton.isEnabled = number && date && code
            }
            .store(in: &subscriptions)
    }

    private func isComplete(_ field: TextElementUITextField) -> AnyPublisher<Bool, Never> {
        field.subject
            // Focusing an untouched field sends an event that is complete and empty.
            .map { $0.complete && !$0.empty }
            .replaceError(with: false)
            .prepend(false)
            .eraseToAnyPublisher()
    }

    @objc private func saveCard() {
        saveButton.isEnabled = false
        let body = CreateToken(type: "card", data: [
            // Pass the fields themselves: `text` returns nil.
            "number": cardNumber,
            "expiration_month": expirationDate.month(),
            "expiration_year": expirationDate.year(),
            "cvc": securityCode,
        ])
        BasisTheoryElements.createToken(body: body) { [weak self] token, error in
            DispatchQueue.main.async {
                if let tokenId = token?.id {
                    self?.clearForm(message: "Token \(tokenId)")
                } else {
                    self?.show(error)
                }
            }
        }
    }

    private func clearForm(message: String) {
        cardNumber.text = ""
        expirationDate.text = ""
        securityCode.text = ""
        resultLabel.text = message
    }

    private func show(_ error: Error?) {
        saveButton.isEnabled = true
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            // The second value is the body of the response. Don't show it or print it.
            resultLabel.text = statusCode == 400 ? "This card isn't valid." : "The card wasn't saved (\(statusCode))."
        } else if error is TokenizingError {
            resultLabel.text = "Check the card details."
        } else {
            // After a 408, a 5xx, or a lost response, you can't tell whether the token was created.
            resultLabel.text = "The card might be saved. Check your cards before you add it again."
        }
    }
}
