import BasisTheoryElements
import UIKit

final class CardViewController: UIViewController {
    @IBOutlet private weak var number: UITextField!
    @IBOutlet private weak var month: UITextField!
    @IBOutlet private weak var year: UITextField!
    @IBOutlet private weak var code: UITextField!
    @IBOutlet private weak var resultLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        BasisTheoryElements.environment = .TEST
    }

    @IBAction private func saveCard(_ sender: UIButton) {
        guard let monthValue = Int(month.text ?? ""), let yearValue = Int(year.text ?? "") else {
            resultLabel.text = "Check the expiration date."
            return
        }
        let body = CreateToken(
            type: "card",
            data: [
                "number": (number.text ?? "").filter(\.isNumber),
                "expiration_month": monthValue,
                "expiration_year": yearValue,
                "cvc": code.text ?? "",
            ]
        )
        BasisTheoryElements.createToken(body: body, apiKey: "<PUBLIC_API_KEY>") { [weak self] token, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                guard let tokenId = token?.id else {
                    self.resultLabel.text = self.message(for: error)
                    return
                }
                let fields: [UITextField] = [self.number, self.month, self.year, self.code]
                fields.forEach { $0.text = "" }
                self.resultLabel.text = "Saved as token \(tokenId)"
            }
        }
    }

    private func message(for error: Error?) -> String {
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            return "The card wasn't saved (\(statusCode)). Check it and try again."
        }
        // After a 408, a 5xx, or a lost response, you can't tell whether the token was created.
        return "The card might be saved. Check your cards before you add it again."
    }
}
