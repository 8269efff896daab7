import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

public class Main {
    enum Outcome {
        APPROVED,
        DECLINED,
        UNKNOWN,
        NOT_SENT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** With one of these and no processor status, the platform most likely sent nothing. */
    private static final Set<Integer> BEFORE_SENDING = Set.of(400, 401, 403);

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static Outcome send(
            String url, Map<String, String> headers, String body, Function<JsonNode, Outcome> read)
            throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("https://api.test.basistheory.com/proxy"))
                // Longer than the platform waits for the processor.
                .timeout(Duration.ofSeconds(30))
                .header("BT-API-KEY", "<API_KEY>")
                .header("BT-PROXY-URL", url)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            int status = response.statusCode();
            if (response.headers().firstValue("BT-PROXY-DESTINATION-STATUS").isEmpty())
                return BEFORE_SENDING.contains(status) ? Outcome.NOT_SENT : Outcome.UNKNOWN;
            if (status >= 400) return Outcome.UNKNOWN;
            return read.apply(new ObjectMapper().readTree(response.body()));
        } catch (IOException exception) {
            // The connection broke or the body isn't JSON. The charge might have happened.
            return Outcome.UNKNOWN;
        }
    }

    private static Outcome chargeAtAdyen(String order, String attempt) throws InterruptedException {
        String body = """
                {
                  "amount": { "value": 1000, "currency": "USD" },
                  "reference": "%s",
                  "merchantAccount": "<ADYEN_MERCHANT_ACCOUNT>",
                  "returnUrl": "https://shop.example.com/return",
                  "shopperReference": "<CUSTOMER_REFERENCE>",
                  "shopperInteraction": "ContAuth",
                  "recurringProcessingModel": "UnscheduledCardOnFile",
                  "paymentMethod": {
                    "type": "scheme",
                    "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                    "expiryMonth": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
                    "expiryYear": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}"
                  },
                  "additionalData": { "networkTxReference": "<NETWORK_TRANSACTION_ID>" }
                }
                """.formatted(order);
        Map<String, String> headers = Map.of("X-API-Key", "<ADYEN_API_KEY>", "Idempotency-Key", attempt);
        return send("https://checkout-test.adyen.com/v71/payments", headers, body, result ->
                switch (result.path("resultCode").asText()) {
                    case "Authorised" -> Outcome.APPROVED;
                    case "Refused" -> Outcome.DECLINED;
                    default -> Outcome.UNKNOWN;
                });
    }

    private static Outcome chargeAtCheckout(String order, String attempt) throws InterruptedException {
        String body = """
                {
                  "amount": 1000,
                  "currency": "USD",
                  "reference": "%s",
                  "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
                  "payment_type": "Unscheduled",
                  "merchant_initiated": true,
                  "previous_payment_id": "<NETWORK_TRANSACTION_ID>",
                  "source": {
                    "type": "card",
                    "stored": true,
                    "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                    "expiry_month": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
                    "expiry_year": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' | to_number }}"
                  }
                }
                """.formatted(order);
        Map<String, String> headers =
                Map.of("Authorization", "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key", attempt);
        return send("https://api.sandbox.checkout.com/payments", headers, body, result -> {
            JsonNode approved = result.path("approved");
            if (!approved.isBoolean()) return Outcome.UNKNOWN;
            return approved.asBoolean() ? Outcome.APPROVED : Outcome.DECLINED;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        String order = "<ORDER_REFERENCE>";
        // Two UUIDs that you store with the order before the first request. Use new ones only after
        // every processor that you called declined. While either outcome is unknown, reuse both, even
        // if the other processor declined, or if a repeated request wasn't sent.
        // If Checkout.com's outcome is unknown, look up the order there before you run this again. It
        // keeps only 2xx results under an ID, so a repeat can charge a second time.
        String adyenAttempt = "<ADYEN_ATTEMPT_ID>";
        String checkoutAttempt = "<CHECKOUT_ATTEMPT_ID>";

        String processor = "Adyen";
        Outcome outcome = chargeAtAdyen(order, adyenAttempt);
        if (outcome == Outcome.DECLINED) {
            processor = "Checkout.com";
            outcome = chargeAtCheckout(order, checkoutAttempt);
        }
        System.out.println(processor + ": " + outcome);
    }
}
