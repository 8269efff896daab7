import android.content.Context
import android.util.Log
import com.basistheory.threeds.service.ThreeDSService
import okhttp3.Headers

/**
 * Returns a service that is ready. Keep it until the payment is over.
 * Throws ThreeDSInitializationError when the library doesn't receive its keys.
 */
suspend fun startThreeDS(context: Context, customerSession: String): ThreeDSService {
    val service = ThreeDSService.Builder()
        .withApiKey("<PUBLIC_API_KEY>")
        .withApplicationContext(context.applicationContext)
        .withAuthenticationEndpoint(
            "https://store.example.com/3ds/authenticate-app",
            Headers.headersOf("Authorization", "Bearer $customerSession"),
        )
        .withSandbox()
        .build()

    val warnings = service.initialize().orEmpty().filterNotNull()
    warnings.forEach { warning -> Log.w("Checkout", "3DS: $warning") }
    return service
}
