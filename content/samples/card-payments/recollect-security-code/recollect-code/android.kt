import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardVerificationCodeElement
import com.basistheory.elements.view.mask.ElementMask
import com.basistheory.elements.view.validation.RegexValidator
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

/** The payload. Its property name is the key, so the class keeps it in minified builds. */
@Keep
private class SecurityCode(val cvc: CardVerificationCodeElement)

class SavedCardActivity : AppCompatActivity() {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_saved_card)

        // The token ID and brand of the card that the customer chose. Your server sends them.
        val tokenId = intent.getStringExtra("token_id") ?: return finish()
        val brand = intent.getStringExtra("brand")
        val securityCode = findViewById<CardVerificationCodeElement>(R.id.security_code)
        val payButton = findViewById<Button>(R.id.pay)
        val result = findViewById<TextView>(R.id.result)

        // There's no card number to follow, so the token's brand sets the code's length.
        if (brand == "american-express") {
            securityCode.mask = ElementMask("####")
            securityCode.validator = RegexValidator("[0-9]{4}")
        }

        payButton.setOnClickListener {
            payButton.isEnabled = false
            lifecycleScope.launch {
                var canTryAgain = true
                result.text = try {
                    bt.updateToken(tokenId, UpdateTokenRequest(data = SecurityCode(securityCode)))
                    val outcome = chargeSavedCard(tokenId)
                    canTryAgain = outcome.canTryAgain
                    outcome.message
                } catch (error: IncompleteElementException) {
                    "Check the code."
                } catch (error: ApiException) {
                    Outcome.NOT_SENT.message
                } catch (error: BasisTheoryException) {
                    // The code might not be stored, so your server wasn't asked to charge.
                    Outcome.NOT_SENT.message
                } catch (error: IOException) {
                    Outcome.NOT_SENT.message
                }
                payButton.isEnabled = canTryAgain
            }
        }
    }

    /** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
    private suspend fun chargeSavedCard(tokenId: String): Outcome = withContext(Dispatchers.IO) {
        try {
            val connection = URL("https://shop.example.com/pay-with-saved-card").openConnection() as HttpURLConnection
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.connectTimeout = 10_000
            // Longer than your server waits for the processor.
            connection.readTimeout = 40_000
            connection.setRequestProperty("Content-Type", "application/json")
            connection.setRequestProperty("Authorization", "Bearer $CUSTOMER_SESSION")
            connection.outputStream.use { it.write("""{"token_id":"$tokenId"}""".toByteArray()) }
            val stream = if (connection.responseCode < 400) connection.inputStream else connection.errorStream
            val outcome = JSONObject(stream.bufferedReader().readText()).optString("outcome")
            Outcome.entries.find { it.value == outcome } ?: Outcome.UNKNOWN
        } catch (error: Exception) {
            Log.w("Checkout", "The outcome isn't known.", error)
            Outcome.UNKNOWN
        }
    }
}
