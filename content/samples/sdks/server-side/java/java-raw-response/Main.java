import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.types.CreateTokenRequest;

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        var response = client.tokens().withRawResponse().create(
            CreateTokenRequest.builder()
                .type("token")
                .data("Sensitive value")
                .build()
        );
        System.out.println(response.body().getId().orElseThrow());
        System.out.println(response.headers());
    }
}
