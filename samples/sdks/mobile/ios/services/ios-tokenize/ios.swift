import BasisTheoryElements
import Foundation

struct PayerForm {
    let cardNumber: CardNumberUITextField
    let expirationDate: CardExpirationDateUITextField
    let securityCode: CardVerificationCodeUITextField
    let name: TextElementUITextField
}

struct SavedPayer: Decodable {
    struct Token: Decodable {
        let id: String
    }

    let card: Token
    let name: Token
}

func savePayer(_ form: PayerForm, completion: @escaping (Result<SavedPayer, Error>) -> Void) {
    let body: [String: Any] = [
        "card": [
            "type": "card",
            "data": [
                "number": form.cardNumber,
                "expiration_month": form.expirationDate.month(),
                "expiration_year": form.expirationDate.year(),
                "cvc": form.securityCode,
            ],
        ],
        "name": ["type": "token", "data": ["full_name": form.name]],
    ]
    BasisTheoryElements.tokenize(body: body, apiKey: "<PUBLIC_API_KEY>") { answer, error in
        completion(Result {
            if let error = error { throw error }
            // The answer has the shape of the body, with a token in each place.
            let json = try JSONEncoder().encode(answer)
            return try JSONDecoder().decode(SavedPayer.self, from: json)
        })
    }
}
