import BasisTheoryElements

struct PayerForm {
    let cardNumber: CardNumberUITextField
    let expirationDate: CardExpirationDateUITextField
    let securityCode: CardVerificationCodeUITextField
    let name: TextElementUITextField
}

func savePayer(_ form: PayerForm, completion: @escaping (Result<[String: Any], Error>) -> Void) {
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
        // The answer has the shape of the body, with a token in each place.
        if let tokens = answer?.value as? [String: Any] {
            completion(.success(tokens))
        } else {
            completion(.failure(error ?? HttpClientError.invalidResponse))
        }
    }
}
