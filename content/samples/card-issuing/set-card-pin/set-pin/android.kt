package com.example.cards

import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.elements.model.InputType
import com.basistheory.elements.service.BasisTheoryElements
import com.basistheory.elements.service.ProxyRequest
import com.basistheory.elements.view.TextElement
import com.basistheory.elements.view.mask.ElementMask
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

/** The body for the card issuer. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class PinBody(val pin: TextElement, val expires: Long, val grant: String)

class PinActivity : AppCompatActivity() {
    // In 2.8.0, the proxy ignores `environment`, so set the test host.
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .apiUrl("https://api.test.basistheory.com")
        .build()

    // How your server knows the user.
    private val login = "<USER_LOGIN>"

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_pin)

        val pin = findViewById<TextElement>(R.id.pin)
        val message = findViewById<TextView>(R.id.message)
        pin.inputType = InputType.NUMBER_PASSWORD
        pin.mask = ElementMask("####")

        findViewById<Button>(R.id.set_pin).setOnClickListener {
            lifecycleScope.launch {
                try {
                    val session = bt.createSession()
                    val pinSession = openPinSession("<CARD_ID>", session.nonce)

                    // The Element itself is the value, so your code never has the digits.
                    val request = ProxyRequest().apply {
                        path = "/" + pinSession.getString("issuer_card_id")
                        headers = mapOf(
                            "BT-PROXY-KEY" to "<PROXY_KEY>",
                            "Content-Type" to "application/json",
                        )
                        body = PinBody(pin, pinSession.getLong("expires"), pinSession.getString("grant"))
                    }
                    // The proxy doesn't throw for a status such as 403. Only the response transform's
                    // result has `pin_set`.
                    val result = bt.proxy.patch(request, session.sessionKey)
                    val succeeded = (result as? Map<*, *>)?.containsKey("pin_set") == true
                    if (!succeeded) throw IOException("The proxy rejected the request.")
                    pin.clear()
                    message.text = "The PIN is set."
                } catch (error: Exception) {
                    message.text = "The PIN might not be set. Try again."
                }
            }
        }
    }

    private suspend fun openPinSession(cardId: String, nonce: String): JSONObject =
        withContext(Dispatchers.IO) {
            val url = URL("https://api.example.com/cards/$cardId/pin-session")
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
            JSONObject(connection.inputStream.bufferedReader().readText())
        }
}
