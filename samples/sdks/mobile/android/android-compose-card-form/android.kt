package com.example.cards

import android.view.LayoutInflater
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
import com.basistheory.elements.constants.*
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.ApiException
import com.basistheory.elements.model.exceptions.IncompleteElementException
import com.basistheory.elements.service.*
import com.example.cards.databinding.CardFormBinding
import kotlinx.coroutines.launch

private val bt by lazy {
    BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()
}

@Composable
fun CardForm(onSaved: (tokenId: String) -> Unit) {
    val context = LocalContext.current
    val scope = rememberCoroutineScope()
    var isComplete by remember { mutableStateOf(false) }
    var isSaving by remember { mutableStateOf(false) }
    var message by remember { mutableStateOf("") }

    // Inflated once: the Elements keep their text while the screen recomposes.
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
                                data = mapOf(
                                    "number" to form.cardNumber,
                                    "expiration_month" to form.expirationDate.month(),
                                    "expiration_year" to form.expirationDate.year(),
                                    "cvc" to form.securityCode,
                                ),
                            ),
                        )
                        onSaved(token.id.toString())
                        "Saved."
                    } catch (error: IncompleteElementException) {
                        "Check the card details."
                    } catch (error: ApiException) {
                        "The card was not saved (${error.code})."
                    } catch (error: BasisTheoryException) {
                        "No response arrived. Try again."
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
