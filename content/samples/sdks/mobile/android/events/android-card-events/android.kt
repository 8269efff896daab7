package com.example.cards

import android.os.Bundle
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.isVisible
import com.basistheory.elements.constants.*
import com.basistheory.elements.model.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.*
import com.example.cards.databinding.ActivityCardEventsBinding

class CardEventsActivity : AppCompatActivity() {
    private val bt by lazy {
        BasisTheoryElements.builder()
            .apiKey("<PUBLIC_API_KEY>")
            .environment(Environment.TEST)
            .build()
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val form = ActivityCardEventsBinding.inflate(layoutInflater)
        setContentView(form.root)

        // The lookup calls the API, so the Element needs the service.
        form.cardNumber.setBasisTheoryElements(bt)
        form.cardNumber.binLookup = true
        form.cardNumber.coBadgedSupport = listOf(CoBadgedSupport.CARTES_BANCAIRES)
        form.brandSelector.setConfig(CardBrandSelectorOptions(form.cardNumber))

        form.cardNumber.addChangeEventListener { event ->
            val details = event.details.associateBy { it.type }
            val bin = details["binDetails"]?.data as? BinDetails
            form.brand.text = listOfNotNull(
                event.selectedNetwork ?: details["cardBrand"]?.message,
                bin?.funding,
                details["cardLast4"]?.message,
            ).joinToString(" · ")
            form.problem.isVisible = false
            form.next.isEnabled = event.isComplete
        }
        // A number is invalid while it is typed. Complain when the user leaves the field.
        form.cardNumber.addBlurEventListener {
            form.problem.isVisible = !form.cardNumber.isEmpty && !form.cardNumber.isValid
        }
    }
}
