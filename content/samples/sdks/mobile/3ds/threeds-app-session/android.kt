import android.util.Log
import com.basistheory.threeds.model.ThreeDSSessionCreationError
import com.basistheory.threeds.service.ThreeDSService

/** Returns a session ID, or null if there is none for this card. */
suspend fun createSession(service: ThreeDSService, tokenIntentId: String): String? =
    try {
        service.createSession(tokenIntentId = tokenIntentId)?.id
    } catch (error: ThreeDSSessionCreationError) {
        Log.w("Checkout", "No 3DS session was created.", error)
        null
    }
