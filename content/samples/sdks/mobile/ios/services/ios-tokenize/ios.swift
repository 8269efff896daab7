import BasisTheoryElements
import Foundation

struct PayerForm {
    let cardNumber: CardNumberUITextField
    let expirationDate: CardExpirationDateUITextField
    let securityCode: CardVerificationCodeUITextField
    let name: TextElementUITextField

    /// An untouched field counts as complete, and sending a date without a year ends the app.
    var isFilled: Bool {
        let fields: [TextElementUITextField] = [cardNumber, expirationDate, securityCode, name]
        return fields.allSatisfy { $0.metadata.complete && !$0.metadata.empty }
    }
}

struct SavedPayer: Decodable {
    struct Token: Decodable {
        let id: String
    }

    let card: Token
    let name: Token
}

func savePayer(_ form: PayerForm, completion: @escaping (Result<SavedPayer, Error>) -> Void) {
    guard form.isFilled else { return completion(.failure(TokenizingError.invalidInput)) }
    let body: [String: Any] = [
        "card": [
            "type": "card",
            "data": [
                "number": form.cardNumber,
                "expiration_month": form.expirationDate.month(),
                "expiration_year": form.expirationDate.year(),
                "cvc": form.securityCode,
            ] as [String: Any],
        ] as [String: Any],
        "name": ["type": "token", "data": ["full_name": form.name]] as [String: Any],
    ]
    BasisTheoryElements.tokenize(body: body, apiKey: "<PUBLIC_API_KEY>") { tokens, error in
        completion(Result {
            if let error = error { throw error }
            // The response has the body's structure, with a token in each place.
            let json = try JSONEncoder().encode(tokens)
            return try JSONDecoder().decode(SavedPayer.self, from: json)
        })
    }
}
