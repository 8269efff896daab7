import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.threeds.service.ThreeDSService
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import okhttp3.Headers
import org.json.JSONObject

private const val CUSTOMER_SESSION = "<CUSTOMER_SESSION>"

/** What your server reports, and what the customer reads. */
private enum class Next(val value: String, val message: String, val canTryAgain: Boolean) {
    APPROVED("approved", "Thank you. Your payment was approved.", false),
    STOP("stop", "Your card was declined. Try another card.", true),
    RESTART("restart", "You haven't been charged. Try again.", true),
    UNKNOWN("unknown", "We're checking your payment. Don't pay again.", false),
    WAIT("wait", "Your bank will contact you to confirm the payment.", false),
}

class PayActivity : AppCompatActivity() {
    private lateinit var service: ThreeDSService
    private lateinit var payButton: Button
    private lateinit var result: TextView

    /** The session whose result your server hasn't been asked for. Only the main thread uses it. */
    private var pendingSession: String? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_pay)
        payButton = findViewById(R.id.pay)
        result = findViewById(R.id.result)
        service = ThreeDSService.Builder()
            .withApiKey("<PUBLIC_API_KEY>")
            .withAuthenticationEndpoint(
                "https://store.example.com/3ds/authenticate-app",
                Headers.headersOf("Authorization", "Bearer $CUSTOMER_SESSION"),
            )
            .withApplicationContext(applicationContext)
            .withSandbox()
            .build()
    }

    /** Call this with the ID of the token intent that your card form has created. */
    fun pay(tokenIntentId: String) = lifecycleScope.launch {
        payButton.isEnabled = false
        var sessionId: String? = null
        try {
            service.initialize()?.forEach { warning -> Log.w("Checkout", "3DS: $warning") }
            val session = service.createSession(tokenIntentId = tokenIntentId)
                ?: error("No session came back.")
            sessionId = session.id
            pendingSession = session.id
            // Calls your endpoint, which authenticates, and shows the challenge if there is one.
            service.startChallenge(
                session.id,
                this@PayActivity,
                onCompleted = { response -> finishPayment(response.id) },
                onFailure = { response -> finishPayment(response.id) },
            )
            // A challenge lasts five minutes, and neither callback runs for a final status that the library
            // doesn't know.
            delay(330_000)
            finishPayment(session.id)
        } catch (error: CancellationException) {
            throw error
        } catch (error: Exception) {
            Log.w("Checkout", "3DS failed.", error)
            // The issuer might have authenticated before the error. Without a session, nothing was.
            if (sessionId != null) finishPayment(sessionId) else show(Next.RESTART)
        }
    }

    /** The server reads the result and decides, whatever the SDK reports. It's asked once for each session. */
    private fun finishPayment(sessionId: String) = lifecycleScope.launch {
        if (pendingSession != sessionId) return@launch
        pendingSession = null
        show(askServer(sessionId))
    }

    /** From here on, an error doesn't mean that nothing was charged. Only `next` counts, not the status. */
    private suspend fun askServer(sessionId: String): Next = withContext(Dispatchers.IO) {
        try {
            val connection = URL("https://store.example.com/3ds/finish").openConnection() as HttpURLConnection
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.connectTimeout = 10_000
            // Longer than your server waits for the processor.
            connection.readTimeout = 40_000
            connection.setRequestProperty("Content-Type", "application/json")
            connection.setRequestProperty("Authorization", "Bearer $CUSTOMER_SESSION")
            connection.outputStream.use { it.write("""{"session_id":"$sessionId"}""".toByteArray()) }
            val stream = if (connection.responseCode < 400) connection.inputStream else connection.errorStream
            val next = JSONObject(stream.bufferedReader().readText()).optString("next")
            Next.entries.find { it.value == next } ?: Next.UNKNOWN
        } catch (error: Exception) {
            Log.w("Checkout", "The outcome isn't known.", error)
            Next.UNKNOWN
        }
    }

    private fun show(next: Next) {
        result.text = next.message
        payButton.isEnabled = next.canTryAgain
    }
}
