package com.example.cards

import android.graphics.Color
import android.os.Bundle
import androidx.appcompat.app.AppCompatActivity
import com.basistheory.elements.model.InputType
import com.basistheory.elements.view.mask.ElementMask
import com.basistheory.elements.view.transform.RegexReplaceElementTransform
import com.basistheory.elements.view.validation.RegexValidator
import com.example.cards.databinding.ActivityPhoneBinding

class PhoneActivity : AppCompatActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val form = ActivityPhoneBinding.inflate(layoutInflater)
        setContentView(form.root)

        form.phoneNumber.apply {
            hint = "(555) 123-4567"
            inputType = InputType.NUMBER
            // The user sees (555) 123-4567. The token contains 5551234567.
            mask = ElementMask("(###) ###-####")
            transform = RegexReplaceElementTransform(Regex("\\D"))
            // The validator reads the transformed value and must match all of it.
            validator = RegexValidator("[2-9]\\d{9}")
            addBlurEventListener {
                textColor = if (isEmpty || isComplete) Color.BLACK else Color.RED
            }
        }
    }
}
