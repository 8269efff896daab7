package com.example.cards

import androidx.annotation.Keep
import com.basistheory.elements.model.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardExpirationDateElement
import com.basistheory.elements.view.CardNumberElement
import com.basistheory.elements.view.CardVerificationCodeElement
import com.basistheory.elements.view.TextElement

/** The payload. Its property names are the keys, so the classes keep them in minified builds. */
@Keep
private class PayerRequest(val card: CardRequest, val name: NameRequest)

@Keep
private class CardRequest(val data: CardData, val type: String = "card")

@Keep
private class CardData(
    val number: CardNumberElement,
    val expiration_month: ElementValueReference,
    val expiration_year: ElementValueReference,
    val cvc: CardVerificationCodeElement,
)

@Keep
private class NameRequest(val data: TextElement, val type: String = "token")

data class SavedPayer(val cardToken: String, val nameToken: String)

/**
 * Throws IncompleteElementException when a field isn't complete, ApiException when the platform returns an error, and
 * BasisTheoryException when no readable response arrives. The tokens might exist then.
 */
suspend fun savePayer(
    bt: BasisTheoryElements,
    cardNumber: CardNumberElement,
    expirationDate: CardExpirationDateElement,
    securityCode: CardVerificationCodeElement,
    name: TextElement,
): SavedPayer {
    val response = bt.tokenize(
        PayerRequest(
            card = CardRequest(
                CardData(
                    number = cardNumber,
                    expiration_month = expirationDate.month(),
                    expiration_year = expirationDate.year(),
                    cvc = securityCode,
                ),
            ),
            name = NameRequest(name),
        ),
    )
    // The response has the same structure as the request, with a token for each part.
    fun idOf(key: String): String {
        val token = (response as Map<*, *>)[key] as Map<*, *>
        return token["id"].toString()
    }
    return SavedPayer(cardToken = idOf("card"), nameToken = idOf("name"))
}
