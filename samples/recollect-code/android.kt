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

class SavedCardActivity : AppCompatActivity() {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_saved_card)

        // Id and brand of the token of the card that the customer chose. Your server sends them.
        val tokenId = intent.getStringExtra("token_id") ?: return finish()
        val brand = intent.getStringExtra("brand")
        val securityCode = findViewById<CardVerificationCodeElement>(R.id.security_code)
        val payButton = findViewById<Button>(R.id.pay)
        val result = findViewById<TextView>(R.id.result)

        // There is no card number to follow, so the brand of the token sets the length of the code.
        if (brand == "american-express") {
            securityCode.mask = ElementMask("####")
            securityCode.validator = RegexValidator("[0-9]{4}")
        }

        payButton.setOnClickListener {
            payButton.isEnabled = false
            lifecycleScope.launch {
                var isPaid = false
                result.text = try {
                    bt.updateToken(tokenId, UpdateTokenRequest(data = mapOf("cvc" to securityCode)))
                    isPaid = chargeSavedCard(tokenId)
                    if (isPaid) "Thank you." else "The payment did not go through. You can try again."
                } catch (error: IncompleteElementException) {
                    "Check the code."
                } catch (error: ApiException) {
                    "The code was not saved. Try again."
                } catch (error: BasisTheoryException) {
                    // The code may not be stored, so your server was not asked to charge.
                    "The code was not saved. Try again."
                } catch (error: IOException) {
                    "The connection failed. You can try again."
                }
                payButton.isEnabled = !isPaid
            }
        }
    }

    private suspend fun chargeSavedCard(tokenId: String): Boolean = withContext(Dispatchers.IO) {
        val connection = URL("https://shop.example.com/pay-with-saved-card").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("Content-Type", "application/json")
        connection.outputStream.use { it.write("""{"token_id":"$tokenId"}""".toByteArray()) }
        connection.responseCode in 200..299
    }
}
