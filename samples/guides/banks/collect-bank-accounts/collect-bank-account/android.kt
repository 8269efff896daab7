import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.basistheory.core.BasisTheoryException
import com.basistheory.elements.model.*
import com.basistheory.elements.model.exceptions.*
import com.basistheory.elements.service.*
import com.basistheory.elements.view.*
import kotlinx.coroutines.launch

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
        // The blanks are for the eye: the token holds digits only.
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
                            data = mapOf(
                                "routing_number" to routingNumber,
                                "account_number" to accountNumber,
                            ),
                        ),
                    )
                    // Send the id to your server. It never receives the account number.
                    println(token.id)
                    "Saved."
                } catch (error: IncompleteElementException) {
                    "Check both numbers."
                } catch (error: ApiException) {
                    "The account could not be saved."
                } catch (error: BasisTheoryException) {
                    "No response arrived. You can try again."
                }
                saveButton.isEnabled = true
            }
        }
    }
}
