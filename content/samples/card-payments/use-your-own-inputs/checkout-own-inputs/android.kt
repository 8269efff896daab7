import androidx.annotation.Keep
import com.basistheory.elements.model.*
import com.basistheory.elements.service.*

/** The payload. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class CardData(val number: String, val expiration_month: Int, val expiration_year: Int, val cvc: String)

class TokenIntents {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    /**
     * Throws ApiException, whose code is 400 if the card isn't valid, and BasisTheoryException if no readable response
     * arrives. A token intent charges nothing, so you can create another one.
     */
    suspend fun create(number: String, month: Int, year: Int, code: String): String {
        val intent = bt.createTokenIntent(
            CreateTokenIntentRequest(
                type = "card",
                data = CardData(number.filter(Char::isDigit), month, year, code),
            ),
        )
        return intent.id
    }
}
