import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.BasisTheoryApiApiException;
import com.basistheory.core.BasisTheoryException;
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
            System.out.println(token.getId().orElseThrow());
        } catch (BadRequestError error) {
            // In development, read error.body().getErrors(): its keys are the invalid fields.
            System.err.println("The request is not valid.");
        } catch (ForbiddenError error) {
            System.err.println("The application lacks the permission token:create.");
        } catch (BasisTheoryApiApiException error) {
            int status = error.statusCode();
            if (status == 401) {
                System.err.println("The key is missing or unknown.");
            } else if (status == 429) {
                System.err.println("The rate limit still holds after two retries. Slow down.");
            } else if (status == 408 || status >= 500) {
                reportUnknown();
            } else {
                System.err.println("The request failed: " + status);
            }
        } catch (BasisTheoryException error) {
            // The connection failed, the time ran out, or the body of a success is empty or isn't JSON.
            reportUnknown();
        }
    }

    private static void reportUnknown() {
        System.err.println("The write may have succeeded. Look for the token before you create it again.");
    }
}
