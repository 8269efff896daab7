package com.example.collect

import android.widget.EditText
import android.widget.TextView
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.service.*
import kotlinx.coroutines.launch

/** The payload. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class CardData(val number: String, val expiration_month: Int, val expiration_year: Int, val cvc: String)

/** The request might have created the token, so the user checks before adding the card again. */
private const val UNKNOWN = "The card might be saved. Check your cards before you add it again."

class CardActivity : AppCompatActivity() {
    private val bt by lazy {
        BasisTheoryElements.builder()
            .apiKey("<PUBLIC_API_KEY>")
            .environment(Environment.TEST)
            .build()
    }

    // Call this from the button of your form.
    fun saveCard(number: EditText, month: EditText, year: EditText, code: EditText, result: TextView) {
        val monthValue = month.text.toString().toIntOrNull()
        val yearValue = year.text.toString().toIntOrNull()
        if (monthValue == null || yearValue == null) {
            result.text = "Check the expiration date."
            return
        }
        lifecycleScope.launch {
            try {
                val token = bt.createToken(
                    CreateTokenRequest(
                        type = "card",
                        data = CardData(
                            number = number.text.filter(Char::isDigit).toString(),
                            expiration_month = monthValue,
                            expiration_year = yearValue,
                            cvc = code.text.toString()
                        )
                    )
                )
                listOf(number, month, year, code).forEach { it.text.clear() }
                result.text = "Saved as token ${token.id}"
            } catch (error: ApiException) {
                result.text =
                    if (error.code == 408 || error.code >= 500) UNKNOWN else "The card wasn't saved (${error.code})."
            } catch (error: BasisTheoryException) {
                result.text = UNKNOWN
            }
        }
    }
}
