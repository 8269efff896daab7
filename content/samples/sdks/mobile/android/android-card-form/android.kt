package com.example.cards

import android.os.Bundle
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.model.exceptions.IncompleteElementException
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardNumberElement
import com.basistheory.elements.view.CardVerificationCodeElement
import com.example.cards.databinding.ActivityCardBinding
import kotlinx.coroutines.launch

/** The payload. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class CardData(
    val number: CardNumberElement,
    val expiration_month: ElementValueReference,
    val expiration_year: ElementValueReference,
    val cvc: CardVerificationCodeElement,
)

/** The request might have created the token, so the user checks before adding the card again. */
private const val UNKNOWN = "The card might be saved. Check your cards before you add it again."

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

        // The card number's brand determines how many digits the security code has.
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
                        // The Elements themselves are the values, so this code never reads the card.
                        data = CardData(
                            number = form.cardNumber,
                            expiration_month = form.expirationDate.month(),
                            expiration_year = form.expirationDate.year(),
                            cvc = form.securityCode,
                        ),
                    ),
                )
                elements.forEach { it.clear() }
                "Token ${token.id}"
            } catch (error: IncompleteElementException) {
                "Check the card details."
            } catch (error: ApiException) {
                when {
                    error.code == 400 -> "This card isn't valid."
                    error.code == 408 || error.code >= 500 -> UNKNOWN
                    else -> "The card wasn't saved (${error.code})."
                }
            } catch (error: BasisTheoryException) {
                UNKNOWN
            }
            form.save.isEnabled = elements.all { it.isComplete }
        }
    }
}
