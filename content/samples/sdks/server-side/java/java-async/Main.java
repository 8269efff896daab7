import com.basistheory.AsyncBasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.types.CreateTokenRequest;
import com.basistheory.types.Token;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class Main {
    public static void main(String[] args) {
        AsyncBasisTheoryApiClient client = AsyncBasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        CompletableFuture<Token> email = client.tokens().create(
            CreateTokenRequest.builder()
                .type("token")
                .data("ada@example.com")
                .build()
        );
        CompletableFuture<Token> phone = client.tokens().create(
            CreateTokenRequest.builder()
                .type("token")
                .data("+1 555 0100")
                .build()
        );

        try {
            CompletableFuture.allOf(email, phone).join();
            System.out.println(email.join().getId().orElseThrow());
            System.out.println(phone.join().getId().orElseThrow());
        } catch (CompletionException failure) {
            System.err.println("One of the calls failed: " + failure.getCause().getClass().getName());
        }
    }
}
