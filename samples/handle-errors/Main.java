import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.BasisTheoryApiApiException;
import com.basistheory.core.Environment;
import com.basistheory.errors.BadRequestError;
import com.basistheory.errors.ForbiddenError;
import com.basistheory.types.CreateTokenRequest;
import com.basistheory.types.Token;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        try {
            Token token = client.tokens().create(
                CreateTokenRequest.builder()
                    .type("card")
                    .data(Map.of(
                        "number", "4242424242424242",
                        "expiration_month", 12,
                        "expiration_year", 2029,
                        "cvc", "123"
                    ))
                    .build()
            );
            System.out.println(token);
        } catch (BadRequestError error) {
            System.err.println("The request is not valid: " + error.body());
        } catch (ForbiddenError error) {
            System.err.println("The application lacks the permission token:create.");
        } catch (BasisTheoryApiApiException error) {
            if (error.statusCode() == 429) {
                System.err.println("The rate limit still holds after two retries. Slow down.");
            } else {
                System.err.println("The request failed: " + error.statusCode() + " " + error.body());
            }
        }
    }
}
