import android.os.Bundle
import android.util.Log
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.threeds.service.ThreeDSService
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import okhttp3.Headers

class PayActivity : AppCompatActivity() {
    private lateinit var service: ThreeDSService
    private lateinit var result: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_pay)
        result = findViewById(R.id.result)
        service = ThreeDSService.Builder()
            .withApiKey("<PUBLIC_API_KEY>")
            .withAuthenticationEndpoint(
                "https://store.example.com/3ds/authenticate-app",
                Headers.headersOf("Authorization", "Bearer <CUSTOMER_SESSION>"),
            )
            .withApplicationContext(applicationContext)
            .withSandbox()
            .build()
    }

    /** Call this with the id of the token intent that your card form has created. */
    fun pay(tokenIntentId: String) = lifecycleScope.launch {
        try {
            service.initialize()?.forEach { warning -> Log.w("Checkout", "3DS: $warning") }
            val session = service.createSession(tokenIntentId = tokenIntentId)
                ?: error("No session came back.")
            // Calls your endpoint, which authenticates, and shows the challenge if there is one.
            service.startChallenge(
                session.id,
                this@PayActivity,
                onCompleted = { response -> finishPayment(response.id) },
                onFailure = { response -> finishPayment(response.id) },
            )
        } catch (error: CancellationException) {
            throw error
        } catch (error: Exception) {
            Log.w("Checkout", "3DS failed.", error)
            result.text = "The payment could not be confirmed."
        }
    }

    /** The server gets the result and decides, whatever the SDK reports. */
    private fun finishPayment(sessionId: String) = lifecycleScope.launch {
        val isPaid = withContext(Dispatchers.IO) {
            val connection = URL("https://store.example.com/3ds/finish").openConnection() as HttpURLConnection
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.setRequestProperty("Content-Type", "application/json")
            connection.outputStream.use { it.write("""{"session_id":"$sessionId"}""".toByteArray()) }
            connection.responseCode == 200
        }
        result.text = if (isPaid) "Thank you." else "The payment was not confirmed. Try another card."
    }
}
