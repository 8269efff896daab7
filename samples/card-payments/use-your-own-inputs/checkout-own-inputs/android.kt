import com.basistheory.elements.model.*
import com.basistheory.elements.service.*

class TokenIntents {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    /**
     * Throws ApiException, whose code is 400 if the card isn't valid, and BasisTheoryException when no readable response
     * arrives. A token intent charges nothing, so you can create another one.
     */
    suspend fun create(number: String, month: Int, year: Int, code: String): String {
        val intent = bt.createTokenIntent(
            CreateTokenIntentRequest(
                type = "card",
                data = mapOf(
                    "number" to number.filter(Char::isDigit),
                    "expiration_month" to month,
                    "expiration_year" to year,
                    "cvc" to code,
                ),
            ),
        )
        return intent.id
    }
}
