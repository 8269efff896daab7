import com.basistheory.elements.model.*
import com.basistheory.elements.service.*

class TokenIntents {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    /** Throws an ApiException, whose code is 400 if the card is not valid. */
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
