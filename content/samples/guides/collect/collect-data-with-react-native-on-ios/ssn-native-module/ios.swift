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
                    let (code, message) = Self.reason(for: error)
                    reject(code, message, error)
                }
            }
        }
    }

    /// The code is `unknown` after a 408, a 5xx, or a lost response: the token might have been created.
    private static func reason(for error: Error?) -> (String, String) {
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            return ("rejected", "The number wasn't saved (\(statusCode)). Check it and try again.")
        }
        return ("unknown", "The number might be saved. Check your profile before you enter it again.")
    }
}
