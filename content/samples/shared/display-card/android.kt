package com.example.cards

import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.elements.model.Environment
import com.basistheory.elements.service.BasisTheoryElements
import com.basistheory.elements.service.getElementValueReference
import com.basistheory.elements.service.tryGetElementValueReference
import com.basistheory.elements.view.CardExpirationDateElement
import com.basistheory.elements.view.CardNumberElement
import com.basistheory.elements.view.CardVerificationCodeElement
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class IssuedCardActivity : AppCompatActivity() {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    // How your server knows the user.
    private val login = "<USER_LOGIN>"

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_issued_card)

        val cardNumber = findViewById<CardNumberElement>(R.id.card_number)
        val expirationDate = findViewById<CardExpirationDateElement>(R.id.expiration_date)
        val securityCode = findViewById<CardVerificationCodeElement>(R.id.security_code)
        val message = findViewById<TextView>(R.id.message)
        val elements = listOf(cardNumber, expirationDate, securityCode)
        elements.forEach { it.isEditable = false }

        findViewById<Button>(R.id.show_card).setOnClickListener {
            lifecycleScope.launch {
                try {
                    val session = bt.createSession()
                    val tokenId = authorize("<CARD_ID>", session.nonce)

                    // `data` contains references. The values stay inside the Elements.
                    val data = bt.getToken(tokenId, session.sessionKey).data
                    cardNumber.setValueRef(data.getElementValueReference("number"))
                    expirationDate.setValueRef(
                        data.getElementValueReference("expiration_month"),
                        data.getElementValueReference("expiration_year"),
                    )
                    data.tryGetElementValueReference("cvc")?.let { securityCode.setValueRef(it) }

                    delay(60_000)
                    elements.forEach { it.clear() }
                } catch (error: Exception) {
                    message.text = "The card can't be shown now. Try again."
                }
            }
        }
    }

    // Your server receives the nonce, never the session key. It authorizes the session and returns
    // the token ID.
    private suspend fun authorize(cardId: String, nonce: String): String =
        withContext(Dispatchers.IO) {
            val url = URL("https://api.example.com/cards/$cardId/reveal")
            val connection = url.openConnection() as HttpURLConnection
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.setRequestProperty("Content-Type", "application/json")
            connection.setRequestProperty("Authorization", "Bearer $login")
            connection.outputStream.use {
                it.write(JSONObject(mapOf("nonce" to nonce)).toString().toByteArray())
            }
            if (connection.responseCode != 200) {
                throw IOException("The server returned ${connection.responseCode}.")
            }
            JSONObject(connection.inputStream.bufferedReader().readText()).getString("token_id")
        }
}
