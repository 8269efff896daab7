package com.example.cards

import android.os.Bundle
import android.view.WindowManager
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.service.*
import com.example.cards.databinding.ActivityRevealBinding
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class RevealActivity : AppCompatActivity() {
    private val bt by lazy {
        BasisTheoryElements.builder()
            .apiKey("<PUBLIC_API_KEY>")
            .environment(Environment.TEST)
            .build()
    }
    private lateinit var screen: ActivityRevealBinding

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // Keep the card out of screenshots and the list of recent apps.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        screen = ActivityRevealBinding.inflate(layoutInflater)
        setContentView(screen.root)
        screen.cardNumber.isEditable = false
        screen.expirationDate.isEditable = false
        screen.show.setOnClickListener { revealCard("<TOKEN_ID>") }
    }

    private fun revealCard(tokenId: String) {
        lifecycleScope.launch {
            screen.message.text = try {
                val session = bt.createSession()
                authorize(session.nonce, tokenId)
                // `data` contains references. The values go from the service to the Elements.
                val data = bt.getToken(tokenId, session.sessionKey).data
                screen.cardNumber.setValueRef(data.getElementValueReference("number"))
                val month = data.tryGetElementValueReference("expiration_month")
                val year = data.tryGetElementValueReference("expiration_year")
                if (month != null && year != null) screen.expirationDate.setValueRef(month, year)
                ""
            } catch (error: ApiException) {
                "The card can't be shown (${error.code})."
            } catch (error: BasisTheoryException) {
                "The card can't be shown. Try again."
            } catch (error: IOException) {
                // From your own request in authorize.
                "The card can't be shown. Try again."
            } catch (error: NoSuchElementException) {
                "The session doesn't show this card."
            }
        }
    }

    override fun onStop() {
        super.onStop()
        screen.cardNumber.clear()
        screen.expirationDate.clear()
    }

    // Your server receives the nonce, never the session key. It knows the user from the login.
    private suspend fun authorize(nonce: String, tokenId: String) = withContext(Dispatchers.IO) {
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
