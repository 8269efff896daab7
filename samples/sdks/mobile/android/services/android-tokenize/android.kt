package com.example.cards

import com.basistheory.elements.model.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardExpirationDateElement
import com.basistheory.elements.view.CardNumberElement
import com.basistheory.elements.view.CardVerificationCodeElement
import com.basistheory.elements.view.TextElement

data class SavedPayer(val cardToken: String, val nameToken: String)

/**
 * Throws IncompleteElementException when a field isn't complete, ApiException when the platform returns an error, and
 * BasisTheoryException when no readable response arrives: the tokens may exist then.
 */
suspend fun savePayer(
    bt: BasisTheoryElements,
    cardNumber: CardNumberElement,
    expirationDate: CardExpirationDateElement,
    securityCode: CardVerificationCodeElement,
    name: TextElement,
): SavedPayer {
    val answer = bt.tokenize(
        mapOf(
            "card" to mapOf(
                "type" to "card",
                "data" to mapOf(
                    "number" to cardNumber,
                    "expiration_month" to expirationDate.month(),
                    "expiration_year" to expirationDate.year(),
                    "cvc" to securityCode,
                ),
            ),
            "name" to mapOf("type" to "token", "data" to name),
        ),
    )
    // The answer has the shape of the request, with a token in each place.
    fun idOf(key: String): String {
        val token = (answer as Map<*, *>)[key] as Map<*, *>
        return token["id"].toString()
    }
    return SavedPayer(cardToken = idOf("card"), nameToken = idOf("name"))
}
