import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;

public final class Vault {
    /** The client that the whole server shares. */
    public static final BasisTheoryApiClient CLIENT = BasisTheoryApiClient.builder()
        .apiKey("<API_KEY>")
        .environment(Environment.TEST)
        .timeout(20)
        .build();

    private Vault() {}
}
