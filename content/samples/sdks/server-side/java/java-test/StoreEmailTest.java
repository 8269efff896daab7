import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.BasisTheoryApiApiException;
import com.basistheory.types.CreateTokenRequest;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

public class StoreEmailTest {
    /** The code under test. */
    static String storeEmail(BasisTheoryApiClient client, String email) {
        return client.tokens().create(
            CreateTokenRequest.builder()
                .type("token")
                .data(email)
                .build()
        ).getId().orElseThrow();
    }

    /** A server that gives every request the same answer. */
    static HttpServer answering(int status, String json) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/tokens", exchange -> {
            exchange.getRequestBody().readAllBytes();
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        return server;
    }

    static BasisTheoryApiClient clientOf(HttpServer server) {
        return BasisTheoryApiClient.builder()
            .apiKey("test-key")
            .url("http://127.0.0.1:" + server.getAddress().getPort())
            // A test of a failure does not wait for a retry.
            .maxRetries(0)
            .build();
    }

    static void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    public static void main(String[] args) throws IOException {
        HttpServer accepting = answering(201, "{\"id\": \"token-1\", \"type\": \"token\"}");
        try {
            String id = storeEmail(clientOf(accepting), "ada@example.com");
            check(id.equals("token-1"), "The id of the new token is returned.");
        } finally {
            accepting.stop(0);
        }

        HttpServer refusing = answering(403, "{\"title\": \"Forbidden\", \"status\": 403}");
        try {
            storeEmail(clientOf(refusing), "ada@example.com");
            throw new AssertionError("A refused request is an error.");
        } catch (BasisTheoryApiApiException error) {
            check(error.statusCode() == 403, "The status is 403.");
        } finally {
            refusing.stop(0);
        }
        System.out.println("ok");
    }
}
