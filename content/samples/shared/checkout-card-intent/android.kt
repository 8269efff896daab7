import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.CheckBox
import android.widget.TextView
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.*
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

/** How your server knows the customer, and with them the order. */
private const val CUSTOMER_SESSION = "<CUSTOMER_SESSION>"

/** What your server reports, and what the customer reads. */
private enum class Outcome(val value: String, val message: String, val canTryAgain: Boolean) {
    APPROVED("approved", "Thank you. Your payment was approved.", false),
    DECLINED("declined", "Your card was declined. Try another card.", true),
    NOT_SENT("not sent", "You haven't been charged. Try again.", true),
    UNKNOWN("unknown", "We're checking your payment. Don't pay again.", false),
}

/** The payload. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class CardData(
    val number: CardNumberElement,
    val expiration_month: ElementValueReference,
    val expiration_year: ElementValueReference,
    val cvc: CardVerificationCodeElement,
)

class CheckoutActivity : AppCompatActivity() {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_checkout)

        val cardNumber = findViewById<CardNumberElement>(R.id.card_number)
        val expirationDate = findViewById<CardExpirationDateElement>(R.id.expiration_date)
        val securityCode = findViewById<CardVerificationCodeElement>(R.id.security_code)
        // Off until the customer selects it, because saving a card takes consent.
        val keepBox = findViewById<CheckBox>(R.id.keep)
        val payButton = findViewById<Button>(R.id.pay)
        val result = findViewById<TextView>(R.id.result)

        // The card number's brand determines how many digits the security code has.
        securityCode.cardNumberElement = cardNumber

        payButton.setOnClickListener {
            payButton.isEnabled = false
            lifecycleScope.launch {
                var canTryAgain = true
                result.text = try {
                    val intent = bt.createTokenIntent(
                        CreateTokenIntentRequest(
                            type = "card",
                            data = CardData(
                                number = cardNumber,
                                expiration_month = expirationDate.month(),
                                expiration_year = expirationDate.year(),
                                cvc = securityCode,
                            ),
                        ),
                    )
                    val outcome = checkOut(intent.id, keepBox.isChecked)
                    canTryAgain = outcome.canTryAgain
                    outcome.message
                } catch (error: IncompleteElementException) {
                    "Check the card details."
                } catch (error: ApiException) {
                    if (error.code == 400) "Check the card details." else Outcome.NOT_SENT.message
                } catch (error: BasisTheoryException) {
                    // No token intent came back, so your server wasn't asked to charge.
                    Outcome.NOT_SENT.message
                } catch (error: IOException) {
                    Outcome.NOT_SENT.message
                }
                payButton.isEnabled = canTryAgain
            }
        }
    }

    /** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
    private suspend fun checkOut(tokenIntentId: String, keep: Boolean): Outcome = withContext(Dispatchers.IO) {
        try {
            // The ID and the consent are all that your server needs. It knows the amount from the order.
            val connection = URL("https://shop.example.com/checkout").openConnection() as HttpURLConnection
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.connectTimeout = 10_000
            // Longer than your server waits for the processor.
            connection.readTimeout = 40_000
            connection.setRequestProperty("Content-Type", "application/json")
            connection.setRequestProperty("Authorization", "Bearer $CUSTOMER_SESSION")
            connection.outputStream.use { it.write("""{"token_intent_id":"$tokenIntentId","keep":$keep}""".toByteArray()) }
            val stream = if (connection.responseCode < 400) connection.inputStream else connection.errorStream
            val outcome = JSONObject(stream.bufferedReader().readText()).optString("outcome")
            Outcome.entries.find { it.value == outcome } ?: Outcome.UNKNOWN
        } catch (error: Exception) {
            Log.w("Checkout", "The outcome isn't known.", error)
            Outcome.UNKNOWN
        }
    }
}
