import BasisTheoryElements

/// The ID and public key of a client encryption key. Your server provides them.
struct ClientKey {
    let id: String
    let publicKeyPEM: String
}

/// Throws TokenizingError.invalidInput if a field is empty or incomplete, or a JWEEncryption.JWEError.
func encryptCard(
    number: CardNumberUITextField,
    expirationDate: CardExpirationDateUITextField,
    with key: ClientKey
) throws -> String? {
    let fields: [TextElementUITextField] = [number, expirationDate]
    // The library would encrypt an untouched number as "", and a date without a year ends the app.
    guard fields.allSatisfy({ $0.metadata.complete && !$0.metadata.empty }) else {
        throw TokenizingError.invalidInput
    }
    let request = EncryptTokenRequest(
        tokenRequests: [
            "type": "card",
            "data": [
                "number": number,
                "expiration_month": expirationDate.month(),
                "expiration_year": expirationDate.year(),
            ] as [String: Any],
        ],
        publicKey: key.publicKeyPEM,
        keyId: key.id
    )
    switch try BasisTheoryElements.encryptToken(input: request) {
    case .single(let card):
        // Send this string to your server, which creates the token from it.
        return card.encrypted
    case .multiple(let cards):
        // For requests that each have a name.
        return cards["card"]?.encrypted
    }
}
