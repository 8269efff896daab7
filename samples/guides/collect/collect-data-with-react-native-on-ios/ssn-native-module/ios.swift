import BasisTheoryElements
import UIKit

@objc(SsnElement)
final class SsnElement: RCTViewManager {
    private let field = TextElementUITextField()

    override static func requiresMainQueueSetup() -> Bool {
        return true
    }

    override func view() -> UIView! {
        BasisTheoryElements.environment = .TEST
        field.placeholder = "219-09-9999"
        field.keyboardType = .numberPad
        do {
            let digit = try NSRegularExpression(pattern: "\\d")
            let mask: [Any] = [digit, digit, digit, "-", digit, digit, "-", digit, digit, digit, digit]
            try field.setConfig(options: TextElementOptions(mask: mask))
        } catch {
            assertionFailure("The mask is not valid: \(error)")
        }
        return field
    }

    @objc func tokenize(
        _ resolve: @escaping RCTPromiseResolveBlock,
        rejecter reject: @escaping RCTPromiseRejectBlock
    ) {
        DispatchQueue.main.async { [field = self.field] in
            // An untouched field counts as complete.
            guard field.metadata.complete && !field.metadata.empty else {
                return reject("incomplete", "Enter the whole number.", nil)
            }
            let body = CreateToken(
                type: "token",
                data: ["ssn": field],
                containers: ["/pii/high/"]
            )
            BasisTheoryElements.createToken(body: body, apiKey: "<PUBLIC_API_KEY>") { token, error in
                if let tokenId = token?.id {
                    resolve(tokenId)
                } else {
                    reject("tokenize", "The number was not saved.", error)
                }
            }
        }
    }
}
