import ThreeDS

final class Checkout {
    // A property: a service that only a task holds is released before the challenge ends.
    private var service: ThreeDSService?

    func startThreeDS(customerSession: String) async throws {
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
            guard let warnings = warnings else {
                print("3DS did not initialize.")
                return
            }
            warnings.forEach { print("3DS: \($0.message)") }
        }
    }
}
