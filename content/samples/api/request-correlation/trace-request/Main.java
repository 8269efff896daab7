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

        String correlationId = UUID.randomUUID().toString();
        Token token = client.tokens().create(
            CreateTokenRequest.builder()
                .type("token")
                .data("ada@example.com")
                .build(),
            IdempotentRequestOptions.builder()
                .correlationId(correlationId)
                .build()
        );
        System.out.println(token.getId().orElseThrow() + " " + correlationId);
    }
}
