package com.example.cards

import android.os.Bundle
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.constants.*
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.model.exceptions.IncompleteElementException
import com.basistheory.elements.service.*
import com.example.cards.databinding.ActivityCardBinding
import kotlinx.coroutines.launch

class CardActivity : AppCompatActivity() {
    private val bt by lazy {
        BasisTheoryElements.builder()
            .apiKey("<PUBLIC_API_KEY>")
            .environment(Environment.TEST)
            .build()
    }

    private lateinit var form: ActivityCardBinding
    private val elements get() = listOf(form.cardNumber, form.expirationDate, form.securityCode)

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        form = ActivityCardBinding.inflate(layoutInflater)
        setContentView(form.root)

        // The brand of the number decides how many digits the security code has.
        form.securityCode.cardNumberElement = form.cardNumber
        elements.forEach { element ->
            element.addChangeEventListener { form.save.isEnabled = elements.all { it.isComplete } }
        }
        form.save.setOnClickListener { saveCard() }
    }

    private fun saveCard() {
        form.save.isEnabled = false
        lifecycleScope.launch {
            form.result.text = try {
                val token = bt.createToken(
                    CreateTokenRequest(
                        type = "card",
                        data = mapOf(
                            // The Elements themselves are the values: this code never reads the card.
                            "number" to form.cardNumber,
                            "expiration_month" to form.expirationDate.month(),
                            "expiration_year" to form.expirationDate.year(),
                            "cvc" to form.securityCode,
                        ),
                    ),
                )
                elements.forEach { it.clear() }
                "Token ${token.id}"
            } catch (error: IncompleteElementException) {
                "Check the card details."
            } catch (error: ApiException) {
                if (error.code == 400) "This card is not valid." else "The card was not saved (${error.code})."
            } catch (error: BasisTheoryException) {
                "No response arrived. Try again."
            }
            form.save.isEnabled = elements.all { it.isComplete }
        }
    }
}
