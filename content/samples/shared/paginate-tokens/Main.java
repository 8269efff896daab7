import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.resources.tokens.requests.TokensListV2Request;
import com.basistheory.types.Token;

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        for (Token token : client.tokens().listV2(TokensListV2Request.builder().size(100).build())) {
            System.out.println(token.getId().orElseThrow());
        }
    }
}
