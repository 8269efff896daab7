import BasisTheoryElements
import Combine
import UIKit

final class ViewController: UIViewController {
    @IBOutlet private weak var ssnField: TextElementUITextField!
    @IBOutlet private weak var saveButton: UIButton!
    @IBOutlet private weak var resultLabel: UILabel!

    private var changes: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST

        ssnField.placeholder = "219-09-9999"
        ssnField.keyboardType = .numberPad
        saveButton.isEnabled = false

        do {
            try configureMask()
        } catch {
            resultLabel.text = "The field is not configured: \(error)"
        }

        changes = ssnField.subject.sink(
            receiveCompletion: { _ in },
            receiveValue: { [weak self] event in
                // Focusing an untouched field sends an event that is complete and empty.
                self?.saveButton.isEnabled = event.complete && !event.empty
            }
        )
    }

    private func configureMask() throws {
        let digit = try NSRegularExpression(pattern: "\\d")
        let mask: [Any] = [digit, digit, digit, "-", digit, digit, "-", digit, digit, digit, digit]
        try ssnField.setConfig(options: TextElementOptions(mask: mask))
    }

    @IBAction private func save(_ sender: UIButton) {
        saveButton.isEnabled = false
        // The field itself is the value: its text getter always returns nil.
        let body = CreateToken(
            type: "token",
            data: ["ssn": ssnField!],
            containers: ["/pii/high/"]
        )
        BasisTheoryElements.createToken(body: body, apiKey: "<PUBLIC_API_KEY>") { [weak self] token, error in
            DispatchQueue.main.async {
                self?.show(tokenId: token?.id, error: error)
            }
        }
    }

    private func show(tokenId: String?, error: Error?) {
        saveButton.isEnabled = ssnField.metadata.complete && !ssnField.metadata.empty
        if let tokenId = tokenId {
            resultLabel.text = "Token \(tokenId)"
            ssnField.text = ""
            return
        }
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            resultLabel.text = "The number wasn't saved (\(statusCode))."
        } else if let inputError = error as? TokenizingError, case .invalidInput = inputError {
            resultLabel.text = "Enter the whole number."
        } else {
            // After a 408, a 5xx, or a lost response, you can't tell whether the token was created.
            resultLabel.text = "The number might be saved. Check your profile before you enter it again."
        }
    }
}
