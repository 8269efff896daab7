import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.core.IdempotentRequestOptions;
import com.basistheory.types.CreateTokenRequest;
import com.basistheory.types.Token;
import java.util.UUID;

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        // One key for one intended write. Keep it until the write has succeeded.
        IdempotentRequestOptions options = IdempotentRequestOptions.builder()
            .idempotencyKey(UUID.randomUUID().toString())
            .build();
        CreateTokenRequest request = CreateTokenRequest.builder()
            .type("token")
            .data("ada@example.com")
            .build();

        Token first = client.tokens().create(request, options);
        Token again = client.tokens().create(request, options);
        System.out.println(first.getId().orElseThrow().equals(again.getId().orElseThrow()));
    }
}
