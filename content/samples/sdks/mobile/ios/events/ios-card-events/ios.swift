import BasisTheoryElements
import Combine
import UIKit

final class CardEventsViewController: UIViewController {
    @IBOutlet private weak var cardNumber: CardNumberUITextField!
    @IBOutlet private weak var brandSelector: CardBrandSelectorUIButton!
    @IBOutlet private weak var brandLabel: UILabel!
    @IBOutlet private weak var problemLabel: UILabel!
    @IBOutlet private weak var nextButton: UIButton!

    private var subscription: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        // The BIN lookup uses this key, not a key that you pass to a call.
        BasisTheoryElements.apiKey = "<PUBLIC_API_KEY>"
        BasisTheoryElements.environment = .TEST

        cardNumber.binLookup = true
        cardNumber.coBadgedSupport = [.cartesBancaires]
        brandSelector.setConfig(options: CardBrandSelectorOptions(cardNumberUITextField: cardNumber))

        subscription = cardNumber.subject
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] event in
                self?.handle(event)
            })
    }

    private func handle(_ event: ElementEvent) {
        switch event.type {
        case "textChange":
            let details = Dictionary(event.details.map { ($0.type, $0.message) }, uniquingKeysWith: { $1 })
            brandLabel.text = [event.selectedNetwork ?? details["cardBrand"], details["cardLast4"]]
                .compactMap { $0 }
                .joined(separator: " · ")
            problemLabel.isHidden = true
            nextButton.isEnabled = event.complete && !event.empty
        case "blur":
            // A number is invalid while it is typed. Complain when the user leaves the field.
            problemLabel.isHidden = event.empty || event.valid
        default:
            break
        }
    }
}
