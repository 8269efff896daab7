import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
            {
              "number": "{{ <TOKEN_ID> | json: '$.number' }}",
              "amount": 1250
            }
            """;
        HttpRequest request = HttpRequest.newBuilder()
            .uri(URI.create("https://api.test.basistheory.com/proxy/charges?expand=customer"))
            .header("BT-API-KEY", "<API_KEY>")
            .header("BT-PROXY-KEY", "<PROXY_KEY>")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();

        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();

        // The body can repeat the card, so only the status goes to the log.
        if (status >= 200 && status < 300) {
            System.out.println("The destination accepted the request with status " + status + ".");
        } else if (response.headers().firstValue("BT-PROXY-DESTINATION-STATUS").isPresent()) {
            System.err.println("The destination rejected the request with status " + status + ".");
        } else {
            System.err.println("The platform or a transform ended the request with status " + status + ".");
        }
    }
}
