import android.os.Bundle
import android.widget.Button
import android.widget.TextView
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
        val payButton = findViewById<Button>(R.id.pay)
        val result = findViewById<TextView>(R.id.result)

        // The brand of the number decides how many digits the security code has.
        securityCode.cardNumberElement = cardNumber

        payButton.setOnClickListener {
            payButton.isEnabled = false
            lifecycleScope.launch {
                var isPaid = false
                result.text = try {
                    val intent = bt.createTokenIntent(
                        CreateTokenIntentRequest(
                            type = "card",
                            data = mapOf(
                                "number" to cardNumber,
                                "expiration_month" to expirationDate.month(),
                                "expiration_year" to expirationDate.year(),
                                "cvc" to securityCode,
                            ),
                        ),
                    )
                    isPaid = checkOut(intent.id)
                    if (isPaid) "Thank you." else "The payment did not go through. You can try again."
                } catch (error: IncompleteElementException) {
                    "Check the card details."
                } catch (error: ApiException) {
                    if (error.code == 400) "This card is not valid." else "Something went wrong. You can try again."
                } catch (error: BasisTheoryException) {
                    // No token intent came back, so your server was not asked to charge.
                    "The connection failed. You can try again."
                } catch (error: IOException) {
                    "The connection failed. You can try again."
                }
                payButton.isEnabled = !isPaid
            }
        }
    }

    /** The id is all that your server needs. It knows the amount from the order. */
    private suspend fun checkOut(tokenIntentId: String): Boolean = withContext(Dispatchers.IO) {
        val connection = URL("https://shop.example.com/checkout").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("Content-Type", "application/json")
        connection.outputStream.use { it.write("""{"token_intent_id":"$tokenIntentId"}""".toByteArray()) }
        connection.responseCode in 200..299
    }
}
