import ThreeDS
import UIKit

final class PayViewController: UIViewController {
    // A property: a service that only a task holds is released before the challenge ends.
    private var service: ThreeDSService?
    private let result = UILabel()

    /// Call this with the id of the token intent that your card form has created.
    func pay(tokenIntentId: String) {
        Task {
            do {
                let service = try ThreeDSService.builder()
                    .withApiKey("<PUBLIC_API_KEY>")
                    .withAuthenticationEndpoint(
                        "https://store.example.com/3ds/authenticate-app",
                        ["Authorization": "Bearer <CUSTOMER_SESSION>"]
                    )
                    .withSandbox()
                    .build()
                self.service = service
                try await service.initialize { warnings in
                    warnings?.forEach { print($0.message) }
                }
                let session = try await service.createSession(tokenIntentId: tokenIntentId)
                // Calls your endpoint, which authenticates, and shows the challenge if there is one.
                try await service.startChallenge(
                    sessionId: session.id,
                    viewController: self,
                    onCompleted: { response in self.finish(sessionId: response.id) },
                    onFailure: { response in self.finish(sessionId: response.id) }
                )
            } catch {
                print(error.localizedDescription)
                self.show("The payment could not be confirmed.")
            }
        }
    }

    /// The server gets the result and decides, whatever the SDK reports.
    private func finish(sessionId: String) {
        var request = URLRequest(url: URL(string: "https://store.example.com/3ds/finish")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(["session_id": sessionId])
        URLSession.shared.dataTask(with: request) { _, response, _ in
            let isPaid = (response as? HTTPURLResponse)?.statusCode == 200
            self.show(isPaid ? "Thank you." : "The payment was not confirmed. Try another card.")
        }.resume()
    }

    private func show(_ message: String) {
        DispatchQueue.main.async { self.result.text = message }
    }
}
