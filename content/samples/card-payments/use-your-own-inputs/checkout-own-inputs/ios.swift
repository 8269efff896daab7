import Foundation

struct TokenIntents {
    struct Card: Encodable {
        let number: String
        let expiration_month: Int
        let expiration_year: Int
        let cvc: String
    }

    struct Intent: Decodable {
        let id: String
    }

    enum Failure: Error {
        case invalidCard
        case refused(status: Int)
    }

    private struct Request: Encodable {
        let type = "card"
        let data: Card
    }

    func create(_ card: Card) async throws -> Intent {
        var request = URLRequest(url: URL(string: "https://api.test.basistheory.com/token-intents")!)
        request.httpMethod = "POST"
        request.setValue("<PUBLIC_API_KEY>", forHTTPHeaderField: "BT-API-KEY")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(Request(data: card))

        let (body, response) = try await URLSession.shared.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
        case 201: return try JSONDecoder().decode(Intent.self, from: body)
        case 400: throw Failure.invalidCard
        case let status: throw Failure.refused(status: status)
        }
    }
}
