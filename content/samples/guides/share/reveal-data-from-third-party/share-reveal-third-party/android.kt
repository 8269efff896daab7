import android.os.Bundle
import android.util.Log
import android.widget.Button
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.service.*
import com.basistheory.elements.view.TextElement
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class SecurityCodeActivity : AppCompatActivity() {
    // The proxy of this package ignores `environment`, so name the test host.
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .apiUrl("https://api.test.basistheory.com")
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_security_code)
        findViewById<Button>(R.id.show).setOnClickListener {
            lifecycleScope.launch {
                try {
                    reveal()
                } catch (error: ApiException) {
                    Log.e("SecurityCode", "The platform returned ${error.code}.")
                } catch (error: IOException) {
                    Log.e("SecurityCode", "The code can't be shown.")
                } catch (error: CancellationException) {
                    throw error
                } catch (error: RuntimeException) {
                    // A BasisTheoryException means no response for the session. A JsonParseException means that the
                    // proxy didn't return JSON.
                    Log.e("SecurityCode", "The code can't be shown.")
                }
            }
        }
    }

    private suspend fun reveal() {
        val session = bt.createSession()
        authorize(session.nonce)
        val request = ProxyRequest().apply { headers = mapOf("BT-PROXY-KEY" to "<PROXY_KEY>") }
        val response = bt.proxy.get(request, session.sessionKey)
        // An error from the platform or the third party doesn't have `cvv`.
        val code = response.tryGetElementValueReference("cvv") ?: throw IOException("There's no code.")
        findViewById<TextElement>(R.id.security_code).setValueRef(code)
    }

    // Your server receives the nonce, never the session key. It knows the user from the login.
    private suspend fun authorize(nonce: String) = withContext(Dispatchers.IO) {
        val body = JSONObject(mapOf("nonce" to nonce)).toString()
        val connection = URL("https://api.example.com/authorize-lookup").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("Content-Type", "application/json")
        connection.setRequestProperty("Authorization", "Bearer <USER_LOGIN>")
        connection.outputStream.use { it.write(body.toByteArray()) }
        if (connection.responseCode != 200) throw IOException("The server returned ${connection.responseCode}.")
    }
}
