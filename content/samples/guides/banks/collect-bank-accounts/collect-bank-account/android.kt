import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.annotation.Keep
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.TextElement
import com.basistheory.elements.view.mask.ElementMask
import com.basistheory.elements.view.transform.RegexReplaceElementTransform
import com.basistheory.elements.view.validation.RegexValidator
import kotlinx.coroutines.launch

/** The payload. Its property names are the keys, so the class keeps them in minified builds. */
@Keep
private class BankData(val routing_number: TextElement, val account_number: TextElement)

/** The request might have created the token, so the user checks before adding the account again. */
private const val UNKNOWN = "The account might be saved. Check your accounts before you add it again."

class BankAccountActivity : AppCompatActivity() {
    private val bt = BasisTheoryElements.builder()
        .apiKey("<PUBLIC_API_KEY>")
        .environment(Environment.TEST)
        .build()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_bank_account)

        val routingNumber = findViewById<TextElement>(R.id.routing_number)
        val accountNumber = findViewById<TextElement>(R.id.account_number)
        val saveButton = findViewById<Button>(R.id.save)
        val result = findViewById<TextView>(R.id.result)

        routingNumber.inputType = InputType.NUMBER
        routingNumber.mask = ElementMask("#### #### #")
        // The user sees spaces. The token contains only digits.
        routingNumber.transform = RegexReplaceElementTransform(Regex("\\D"), "")
        routingNumber.validator = RegexValidator("^\\d{9}$")
        accountNumber.inputType = InputType.NUMBER

        saveButton.setOnClickListener {
            saveButton.isEnabled = false
            lifecycleScope.launch {
                result.text = try {
                    val token = bt.createToken(
                        CreateTokenRequest(
                            type = "bank",
                            data = BankData(routingNumber, accountNumber),
                        ),
                    )
                    // Send the ID to your server. It never receives the account number.
                    println(token.id)
                    "Saved."
                } catch (error: IncompleteElementException) {
                    "Check both numbers."
                } catch (error: ApiException) {
                    if (error.code == 408 || error.code >= 500) UNKNOWN else "The account wasn't saved."
                } catch (error: BasisTheoryException) {
                    UNKNOWN
                }
                saveButton.isEnabled = true
            }
        }
    }
}
