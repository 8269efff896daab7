import android.app.Activity
import android.util.Log
import com.basistheory.threeds.model.ThreeDSAuthenticationError
import com.basistheory.threeds.service.ThreeDSService

/** However the challenge ends, [askServer] receives the session. Your server decides whether to charge. */
suspend fun authenticate(
    service: ThreeDSService,
    sessionId: String,
    activity: Activity,
    askServer: (String) -> Unit,
) {
    try {
        service.startChallenge(
            sessionId,
            activity,
            onCompleted = { response -> askServer(response.id) },
            onFailure = { response ->
                Log.w("Checkout", "3DS: ${response.status}, ${response.details}")
                askServer(response.id)
            },
        )
    } catch (error: ThreeDSAuthenticationError) {
        // Your endpoint failed. The issuer might have authenticated anyway.
        Log.w("Checkout", "3DS wasn't authenticated.", error)
        askServer(sessionId)
    } catch (error: IllegalArgumentException) {
        // Your endpoint's response lacks a field. The issuer might have authenticated anyway.
        Log.w("Checkout", "The library can't read the authentication.")
        askServer(sessionId)
    }
}
