import ThreeDS
import UIKit

/// However the challenge ends, `askServer` gets the session: your server decides whether to charge.
func authenticate(
    with service: ThreeDSService,
    sessionId: String,
    viewController: UIViewController,
    askServer: @escaping (String) -> Void
) async {
    do {
        try await service.startChallenge(
            sessionId: sessionId,
            viewController: viewController,
            onCompleted: { response in askServer(response.id) },
            onFailure: { response in
                print("3DS: \(response.status), \(response.details ?? "no details")")
                askServer(response.id)
            }
        )
    } catch {
        // Your endpoint failed, or its response lacks a field. The issuer might have authenticated anyway.
        print("3DS was not authenticated: \(error.localizedDescription)")
        askServer(sessionId)
    }
}
