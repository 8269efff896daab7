import BasisTheoryElements

/// The id and the public half of a client encryption key. Your server hands them out.
struct ClientKey {
    let id: String
    let publicKeyPEM: String
}

/// Throws TokenizingError.invalidInput when a field is incomplete, or a JWEEncryption.JWEError.
func encryptCard(
    number: CardNumberUITextField,
    expirationDate: CardExpirationDateUITextField,
    with key: ClientKey
) throws -> String? {
    let request = EncryptTokenRequest(
        tokenRequests: [
            "type": "card",
            "data": [
                "number": number,
                "expiration_month": expirationDate.month(),
                "expiration_year": expirationDate.year(),
            ],
        ],
        publicKey: key.publicKeyPEM,
        keyId: key.id
    )
    switch try BasisTheoryElements.encryptToken(input: request) {
    case .single(let card):
        // Send this text to your server, which creates the token from it.
        return card.encrypted
    case .multiple(let cards):
        // For requests that each have a name.
        return cards["card"]?.encrypted
    }
}
