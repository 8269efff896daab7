import ThreeDS

/// Returns the ID of a session, or nil if there is none for this card.
func createSession(with service: ThreeDSService, tokenIntentId: String) async -> String? {
    do {
        let session = try await service.createSession(tokenIntentId: tokenIntentId)
        return session.id
    } catch {
        print("No 3DS session was created: \(error.localizedDescription)")
        return nil
    }
}
