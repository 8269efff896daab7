import ThreeDS
import UIKit

/// What your server reports, and what the customer reads.
private enum Next: String, Decodable {
    case approved, stop, restart, unknown, wait

    var message: String {
        switch self {
        case .approved: return "Thank you. Your payment was approved."
        case .stop: return "Your card was declined. Try another card."
        case .restart: return "You haven't been charged. Try again."
        case .unknown: return "We're checking your payment. Don't pay again."
        case .wait: return "Your bank will contact you to confirm the payment."
        }
    }
}

private struct PaymentResult: Decodable {
    let next: Next
}

final class PayViewController: UIViewController {
    private let customerSession = "<CUSTOMER_SESSION>"
    // A property: a service that only a task holds is released before the challenge ends.
    private var service: ThreeDSService?
    /// The session whose result your server hasn't been asked for.
    private var pendingSession: String?
    private let payButton = UIButton(type: .system)
    private let result = UILabel()

    /// Call this with the ID of the token intent that your card form has created.
    func pay(tokenIntentId: String) {
        payButton.isEnabled = false
        Task {
            var sessionId: String?
            do {
                let service = try ThreeDSService.builder()
                    .withApiKey("<PUBLIC_API_KEY>")
                    .withAuthenticationEndpoint(
                        "https://store.example.com/3ds/authenticate-app",
                        ["Authorization": "Bearer \(customerSession)"]
                    )
                    .withSandbox()
                    .build()
                self.service = service
                try await service.initialize { warnings in
                    warnings?.forEach { print($0.message) }
                }
                let session = try await service.createSession(tokenIntentId: tokenIntentId)
                sessionId = session.id
                self.pendingSession = session.id
                // Calls your endpoint, which authenticates, and shows the challenge if there is one.
                try await service.startChallenge(
                    sessionId: session.id,
                    viewController: self,
                    onCompleted: { response in self.finish(sessionId: response.id) },
                    onFailure: { response in self.finish(sessionId: response.id) }
                )
                // A challenge lasts five minutes, and neither callback runs for a final status that the library
                // doesn't know.
                try await Task.sleep(nanoseconds: 330_000_000_000)
                self.finish(sessionId: session.id)
            } catch {
                print(error.localizedDescription)
                // With a session, the issuer might have authenticated anyway. Your server knows, and `finish`
                // asks it only once.
                if let session = sessionId {
                    self.finish(sessionId: session)
                } else {
                    self.show(.restart)
                }
            }
        }
    }

    /// The server gets the result and decides, whatever the SDK reports. From here on, an error doesn't
    /// mean that nothing was charged. Only `next` counts, not the status.
    private func finish(sessionId: String) {
        DispatchQueue.main.async {
            guard self.pendingSession == sessionId else { return }
            self.pendingSession = nil
            self.askServer(sessionId: sessionId)
        }
    }

    private func askServer(sessionId: String) {
        var request = URLRequest(url: URL(string: "https://store.example.com/3ds/finish")!)
        request.httpMethod = "POST"
        // Longer than your server waits for the processor.
        request.timeoutInterval = 40
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(customerSession)", forHTTPHeaderField: "Authorization")
        request.httpBody = try? JSONEncoder().encode(["session_id": sessionId])
        URLSession.shared.dataTask(with: request) { body, _, _ in
            let payment = body.flatMap { try? JSONDecoder().decode(PaymentResult.self, from: $0) }
            self.show(payment?.next ?? .unknown)
        }.resume()
    }

    private func show(_ next: Next) {
        DispatchQueue.main.async {
            self.result.text = next.message
            self.payButton.isEnabled = next == .stop || next == .restart
        }
    }
}
