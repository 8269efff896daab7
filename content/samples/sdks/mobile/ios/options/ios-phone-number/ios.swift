import BasisTheoryElements
import UIKit

final class PhoneViewController: UIViewController {
    private let phoneNumber = TextElementUITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        phoneNumber.placeholder = "(555) 123-4567"
        phoneNumber.keyboardType = .numberPad
        phoneNumber.borderStyle = .roundedRect
        phoneNumber.frame = CGRect(x: 24, y: 120, width: 240, height: 40)
        view.addSubview(phoneNumber)

        do {
            try configure()
        } catch {
            // ElementConfigError.invalidMask: an entry is neither an expression nor one character.
            assertionFailure("The field is not configured: \(error)")
        }
    }

    private func configure() throws {
        let digit = try NSRegularExpression(pattern: "\\d")
        let others = try NSRegularExpression(pattern: "\\D")
        let number = try NSRegularExpression(pattern: "^[2-9]\\d{9}$")
        let three: [Any] = [digit, digit, digit]
        // The user sees (555) 123-4567. The token holds 5551234567.
        let mask: [Any] = ["("] + three + [")", " "] + three + ["-"] + three + [digit]
        try phoneNumber.setConfig(options: TextElementOptions(
            mask: mask,
            transform: ElementTransform(matcher: others),
            // Checked against the transformed value.
            validation: number
        ))
    }
}
