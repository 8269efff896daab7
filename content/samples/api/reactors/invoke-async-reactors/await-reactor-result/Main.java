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
                client.reactors().results().get("<REACTOR_ID>", "<REQUEST_ID>");
                // What a run returns can be sensitive, so it does not go to the log.
                System.out.println("The run has ended.");
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
