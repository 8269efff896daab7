import android.os.Bundle
import android.util.Log
import android.widget.Button
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.Environment
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.service.BasisTheoryElements
import com.basistheory.elements.service.getElementValueReference
import com.basistheory.elements.view.TextElement
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class DocumentActivity : AppCompatActivity() {
    private val tokenId = "<TOKEN_ID>"
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_document)
        findViewById<Button>(R.id.show).setOnClickListener {
            lifecycleScope.launch {
                try {
                    reveal()
                } catch (error: ApiException) {
                    Log.e("Document", "The platform returned ${error.code}.")
                } catch (error: BasisTheoryException) {
                    Log.e("Document", "No response arrived.")
                } catch (error: IOException) {
                    Log.e("Document", "Your server didn't authorize the session.")
                } catch (error: NoSuchElementException) {
                    Log.e("Document", "The session doesn't show this number.")
                }
            }
        }
    }

    private suspend fun reveal() {
        val session = bt.createSession()
        authorize(session.nonce)
        val token = bt.getToken(tokenId, session.sessionKey)
        findViewById<TextElement>(R.id.document_number)
            .setValueRef(token.data.getElementValueReference("document_number"))
    }

    // Your server receives the nonce, never the session key. It knows the user from the login.
    private suspend fun authorize(nonce: String) = withContext(Dispatchers.IO) {
        val body = JSONObject(mapOf("nonce" to nonce, "token_id" to tokenId)).toString()
        val connection = URL("https://api.example.com/authorize-reveal").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("Content-Type", "application/json")
        connection.setRequestProperty("Authorization", "Bearer <USER_LOGIN>")
        connection.outputStream.use { it.write(body.toByteArray()) }
        if (connection.responseCode != 200) throw IOException("The server returned ${connection.responseCode}.")
    }
}
