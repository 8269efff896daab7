import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.errors.NotFoundError;
import java.time.Duration;
import java.time.Instant;

public class Main {
    public static void main(String[] args) throws InterruptedException {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        Instant deadline = Instant.now().plus(Duration.ofMinutes(5));
        while (true) {
            try {
                Object result = client.reactors().results().get("<REACTOR_ID>", "<REQUEST_ID>");
                System.out.println(result);
                return;
            } catch (NotFoundError error) {
                // A 404 means that the run has not ended. Every other error is the run's own.
                if (Instant.now().isAfter(deadline)) {
                    throw error;
                }
                Thread.sleep(500);
            }
        }
    }
}
