package com.example.collect

import android.widget.EditText
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.constants.*
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.service.*
import kotlinx.coroutines.launch

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
                        data = mapOf(
                            "number" to number.text.filter(Char::isDigit).toString(),
                            "expiration_month" to monthValue,
                            "expiration_year" to yearValue,
                            "cvc" to code.text.toString()
                        )
                    )
                )
                listOf(number, month, year, code).forEach { it.text.clear() }
                result.text = "Saved as token ${token.id}"
            } catch (error: ApiException) {
                result.text = "The card was not saved (${error.code})."
            } catch (error: BasisTheoryException) {
                result.text = "No response arrived. Try again."
            }
        }
    }
}
