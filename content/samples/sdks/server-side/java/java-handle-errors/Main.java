import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.BasisTheoryApiApiException;
import com.basistheory.core.BasisTheoryException;
import com.basistheory.core.Environment;
import com.basistheory.types.Token;

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        try {
            Token token = client.tokens().get("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4");
            System.out.println(token.getId().orElseThrow());
        } catch (BasisTheoryApiApiException error) {
            switch (error.statusCode()) {
                case 401:
                    System.err.println("The key is missing or unknown.");
                    break;
                case 403:
                    System.err.println("The application lacks a permission.");
                    break;
                case 404:
                    System.err.println("The token does not exist.");
                    break;
                case 429:
                    System.err.println("Too many requests, also after the retries.");
                    break;
                default:
                    System.err.println("The request failed: " + error.statusCode());
            }
        } catch (BasisTheoryException error) {
            // A read changes nothing. After a write, read the state first: it may have succeeded.
            System.err.println("No usable response: no connection, no time left, or no valid body.");
        }
    }
}
