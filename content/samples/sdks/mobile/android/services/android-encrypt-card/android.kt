package com.example.cards

import androidx.annotation.Keep
import com.basistheory.elements.model.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardExpirationDateElement
import com.basistheory.elements.view.CardNumberElement

/** The payload. Its property names are the keys, so the classes keep them in minified builds. */
@Keep
private class CardRequest(val type: String, val data: CardData)

@Keep
private class CardData(
    val number: CardNumberElement,
    val expiration_month: ElementValueReference,
    val expiration_year: ElementValueReference,
)

/** The ID and the public half of a client encryption key. Your server hands them out. */
class ClientKey(val id: String, val publicKeyPem: String)

/**
 * Throws EncryptTokenException, whose cause is an IncompleteElementException when a field isn't complete.
 * Throws IllegalArgumentException when the key ID is empty.
 */
fun encryptCard(
    bt: BasisTheoryElements,
    key: ClientKey,
    cardNumber: CardNumberElement,
    expirationDate: CardExpirationDateElement,
): String {
    val card = bt.encryptToken(
        EncryptTokenRequest(
            tokenRequests = CardRequest(
                type = "card",
                data = CardData(
                    number = cardNumber,
                    expiration_month = expirationDate.month(),
                    expiration_year = expirationDate.year(),
                ),
            ),
            publicKey = key.publicKeyPem,
            keyId = key.id,
        ),
    ) as EncryptTokenResponse
    // Send this string to your server, which creates the token from it.
    return card.encrypted
}
