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
            .uri(URI.create("https://api.test.basistheory.com/proxy"))
            .header("BT-API-KEY", "<API_KEY>")
            .header("BT-PROXY-URL", "https://echo.basistheory.com/anything")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();

        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        // The body can repeat the card, so only the status goes to the log.
        System.out.println(response.statusCode());
    }
}
