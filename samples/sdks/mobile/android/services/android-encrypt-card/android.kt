package com.example.cards

import com.basistheory.elements.model.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardExpirationDateElement
import com.basistheory.elements.view.CardNumberElement

/** The ID and the public half of a client encryption key. Your server hands them out. */
class ClientKey(val id: String, val publicKeyPem: String)

/**
 * Throws EncryptTokenException, whose cause is an IncompleteElementException when a field isn't complete.
 * Throws IllegalArgumentException when the ID of the key is empty.
 */
fun encryptCard(
    bt: BasisTheoryElements,
    key: ClientKey,
    cardNumber: CardNumberElement,
    expirationDate: CardExpirationDateElement,
): String {
    val card = bt.encryptToken(
        EncryptTokenRequest(
            tokenRequests = mapOf(
                "type" to "card",
                "data" to mapOf(
                    "number" to cardNumber,
                    "expiration_month" to expirationDate.month(),
                    "expiration_year" to expirationDate.year(),
                ),
            ),
            publicKey = key.publicKeyPem,
            keyId = key.id,
        ),
    ) as EncryptTokenResponse
    // Send this text to your server, which creates the token from it.
    return card.encrypted
}
