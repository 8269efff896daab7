import BasisTheoryElements
import Combine
import SwiftUI

/// Owns the Elements, so that they outlive each update of the view.
@MainActor
final class CardFormModel: ObservableObject {
    let cardNumber = CardNumberUITextField()
    let expirationDate = CardExpirationDateUITextField()
    let securityCode = CardVerificationCodeUITextField()

    @Published private(set) var isComplete = false
    @Published private(set) var message = ""
    private var subscription: AnyCancellable?

    init() {
        BasisTheoryElements.apiKey = "<PUBLIC_API_KEY>"
        BasisTheoryElements.environment = .TEST
        cardNumber.placeholder = "Card number"
        expirationDate.placeholder = "MM/YY"
        securityCode.placeholder = "Security code"
        securityCode.setConfig(options: CardVerificationCodeOptions(cardNumberUITextField: cardNumber))

        subscription = Publishers.CombineLatest3(
            Self.completeness(of: cardNumber),
            Self.completeness(of: expirationDate),
            Self.completeness(of: securityCode)
        )
        .map { number, date, code in number && date && code }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] isComplete in self?.isComplete = isComplete }
    }

    private static func completeness(of field: TextElementUITextField) -> AnyPublisher<Bool, Never> {
        // Focusing an untouched field sends an event that is complete and empty.
        field.subject.map { $0.complete && !$0.empty }.replaceError(with: false).prepend(false).eraseToAnyPublisher()
    }

    func save() async {
        isComplete = false
        do {
            message = "Token \(try await createCardToken())"
        } catch {
            message = Self.message(for: error)
            isComplete = true
        }
    }

    private static func message(for error: Error) -> String {
        if case .httpError(let statusCode, _)? = error as? HttpClientError, statusCode < 500, statusCode != 408 {
            return "The card wasn't saved (\(statusCode))."
        }
        if error is TokenizingError {
            return "Check the card details."
        }
        // After a 408, a 5xx, or a lost response, you can't tell whether the token was created.
        return "The card might be saved. Check your cards before you add it again."
    }

    /// The SDK calls a completion handler once, with a token or an error.
    private func createCardToken() async throws -> String {
        let body = CreateToken(type: "card", data: [
            "number": cardNumber,
            "expiration_month": expirationDate.month(),
            "expiration_year": expirationDate.year(),
            "cvc": securityCode,
        ])
        return try await withCheckedThrowingContinuation { continuation in
            BasisTheoryElements.createToken(body: body) { token, error in
                if let tokenId = token?.id {
                    continuation.resume(returning: tokenId)
                } else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }
        }
    }
}

/// Shows an Element in SwiftUI.
struct ElementField: UIViewRepresentable {
    let field: UITextField

    func makeUIView(context: Context) -> UITextField {
        field.borderStyle = .roundedRect
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {}
}

struct CardForm: View {
    @StateObject private var model = CardFormModel()

    var body: some View {
        VStack(spacing: 16) {
            ElementField(field: model.cardNumber)
            HStack {
                ElementField(field: model.expirationDate)
                ElementField(field: model.securityCode)
            }
            Button("Save card") {
                Task { await model.save() }
            }
            .disabled(!model.isComplete)
            Text(model.message)
        }
        .padding()
    }
}
