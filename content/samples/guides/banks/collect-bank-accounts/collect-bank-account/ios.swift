import BasisTheoryElements
import UIKit

final class BankAccountViewController: UIViewController {
    private let routingNumber = TextElementUITextField()
    private let accountNumber = TextElementUITextField()
    private let saveButton = UIButton(type: .system)
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        BasisTheoryElements.environment = .TEST

        routingNumber.placeholder = "Routing number"
        routingNumber.keyboardType = .numberPad
        accountNumber.placeholder = "Account number"
        accountNumber.keyboardType = .numberPad
        do {
            let digit = try NSRegularExpression(pattern: "\\d")
            let others = try NSRegularExpression(pattern: "\\D")
            let nineDigits = try NSRegularExpression(pattern: "^\\d{9}$")
            // The spaces are only displayed. The token contains digits.
            try routingNumber.setConfig(options: TextElementOptions(
                mask: [digit, digit, digit, digit, " ", digit, digit, digit, digit, " ", digit],
                transform: ElementTransform(matcher: others),
                validation: nineDigits
            ))
        } catch {
            result.text = "The form could not be set up."
            return
        }

        saveButton.setTitle("Save bank account", for: .normal)
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)

        let form = UIStackView(arrangedSubviews: [routingNumber, accountNumber, saveButton, result])
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

    @objc private func save() {
        let fields: [TextElementUITextField] = [routingNumber, accountNumber]
        // An untouched field counts as complete.
        guard fields.allSatisfy({ $0.metadata.complete && !$0.metadata.empty }) else {
            result.text = "Check both numbers."
            return
        }
        saveButton.isEnabled = false
        let body = CreateToken(type: "bank", data: [
            "routing_number": routingNumber,
            "account_number": accountNumber,
        ])
        BasisTheoryElements.createToken(body: body, apiKey: "<PUBLIC_API_KEY>") { token, error in
            DispatchQueue.main.async {
                self.saveButton.isEnabled = true
                guard let token = token else {
                    print(error.map { String(describing: type(of: $0)) } ?? "No token came back.")
                    self.result.text = self.message(for: error)
                    return
                }
                // Send the ID to your server, which never receives the account number.
                print(String(describing: token.id))
                self.result.text = "Saved."
            }
        }
    }

    private func message(for error: Error?) -> String {
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            return "The account wasn't saved. Check both numbers."
        }
        if error is TokenizingError {
            return "Check both numbers."
        }
        // After a 408, a 5xx, or a lost response, you can't tell whether the token was created.
        return "The account might be saved. Check your accounts before you add it again."
    }
}
