package com.example.cards

import android.view.LayoutInflater
import androidx.annotation.Keep
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.viewinterop.AndroidView
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.model.exceptions.IncompleteElementException
import com.basistheory.elements.service.*
import com.basistheory.elements.view.CardNumberElement
import com.basistheory.elements.view.CardVerificationCodeElement
import com.example.cards.databinding.CardFormBinding
import kotlinx.coroutines.launch

private val bt by lazy {
    BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()
}

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

@Composable
fun CardForm(onSaved: (tokenId: String) -> Unit) {
    val context = LocalContext.current
    val scope = rememberCoroutineScope()
    var isComplete by remember { mutableStateOf(false) }
    var isSaving by remember { mutableStateOf(false) }
    var message by remember { mutableStateOf("") }

    // Inflate once, so the Elements keep their text while the screen recomposes.
    val form = remember {
        CardFormBinding.inflate(LayoutInflater.from(context)).apply {
            securityCode.cardNumberElement = cardNumber
            val elements = listOf(cardNumber, expirationDate, securityCode)
            elements.forEach { element ->
                element.addChangeEventListener { isComplete = elements.all { it.isComplete } }
            }
        }
    }

    Column {
        AndroidView(factory = { form.root }, modifier = Modifier.fillMaxWidth())
        Button(
            enabled = isComplete && !isSaving,
            onClick = {
                isSaving = true
                scope.launch {
                    message = try {
                        val token = bt.createToken(
                            CreateTokenRequest(
                                type = "card",
                                data = CardData(
                                    number = form.cardNumber,
                                    expiration_month = form.expirationDate.month(),
                                    expiration_year = form.expirationDate.year(),
                                    cvc = form.securityCode,
                                ),
                            ),
                        )
                        onSaved(token.id)
                        "Saved."
                    } catch (error: IncompleteElementException) {
                        "Check the card details."
                    } catch (error: ApiException) {
                        if (error.code == 408 || error.code >= 500) UNKNOWN else "The card wasn't saved (${error.code})."
                    } catch (error: BasisTheoryException) {
                        UNKNOWN
                    }
                    isSaving = false
                }
            },
        ) {
            Text("Save card")
        }
        Text(message)
    }
}
