package com.example.collect

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.model.exceptions.IncompleteElementException
import com.basistheory.elements.service.*
import com.basistheory.elements.view.TextElement
import kotlinx.coroutines.launch

/** The request might have created the token, so the user checks before sending the number again. */
private const val UNKNOWN = "The number might be saved. Check your profile before you enter it again."

class MainActivity : AppCompatActivity() {
    private val bt by lazy {
        BasisTheoryElements.builder()
            .apiKey("<PUBLIC_API_KEY>")
            .environment(Environment.TEST)
            .build()
    }

    private lateinit var ssn: TextElement
    private lateinit var save: Button
    private lateinit var result: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_main)

        ssn = findViewById(R.id.ssn)
        save = findViewById(R.id.save)
        result = findViewById(R.id.result)

        ssn.addChangeEventListener { event -> save.isEnabled = event.isComplete }
        save.setOnClickListener { saveNumber() }
    }

    private fun saveNumber() {
        save.isEnabled = false
        lifecycleScope.launch {
            try {
                // The Element itself is the value, so this code never reads the number.
                val token = bt.createToken(
                    CreateTokenRequest(type = "social_security_number", data = ssn)
                )
                result.text = "Token ${token.id}"
                ssn.clear()
            } catch (error: IncompleteElementException) {
                result.text = "Enter the whole number."
            } catch (error: ApiException) {
                Log.e("collect", "Status ${error.code}")
                result.text =
                    if (error.code == 408 || error.code >= 500) UNKNOWN else "The number wasn't saved (${error.code})."
            } catch (error: BasisTheoryException) {
                result.text = UNKNOWN
            } finally {
                save.isEnabled = ssn.isComplete
            }
        }
    }
}
