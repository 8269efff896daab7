using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Json;
using System.Text.Json;
using System.Threading.Tasks;

// With one of these and no processor status, the platform most likely sent nothing.
int[] beforeSending = [400, 401, 403];

// Longer than the platform waits for the processor.
using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

async Task<string> Send(
    string url,
    Dictionary<string, string> headers,
    object body,
    Func<JsonElement, string> read
)
{
    using var request = new HttpRequestMessage(HttpMethod.Post, "https://api.test.basistheory.com/proxy");
    request.Headers.Add("BT-API-KEY", "<API_KEY>");
    request.Headers.Add("BT-PROXY-URL", url);
    foreach (var (name, value) in headers)
        request.Headers.Add(name, value);
    request.Content = JsonContent.Create(body);
    try
    {
        using var response = await http.SendAsync(request);
        if (!response.Headers.Contains("BT-PROXY-DESTINATION-STATUS"))
            return beforeSending.Contains((int)response.StatusCode) ? "not sent" : "unknown";
        if ((int)response.StatusCode >= 400)
            return "unknown";
        return read(await response.Content.ReadFromJsonAsync<JsonElement>());
    }
    catch (Exception)
    {
        // The connection broke or the body isn't JSON. The charge might have happened.
        return "unknown";
    }
}

string ReadAdyen(JsonElement result)
{
    if (!result.TryGetProperty("resultCode", out var resultCode))
        return "unknown";
    return resultCode.ToString() switch
    {
        "Authorised" => "approved",
        "Refused" => "declined",
        _ => "unknown",
    };
}

string ReadCheckout(JsonElement result)
{
    if (!result.TryGetProperty("approved", out var approved))
        return "unknown";
    return approved.ValueKind switch
    {
        JsonValueKind.True => "approved",
        JsonValueKind.False => "declined",
        _ => "unknown",
    };
}

var order = "<ORDER_REFERENCE>";

// Two UUIDs that you store with the order before the first request. Use new ones only after
// every processor that you called declined. While either outcome is unknown, reuse both, even
// if the other processor declined, or if a repeated request wasn't sent.
// If Checkout.com's outcome is unknown, look up the order there before you run this again. It
// keeps only 2xx results under an ID, so a repeat can charge a second time.
var adyenAttempt = "<ADYEN_ATTEMPT_ID>";
var checkoutAttempt = "<CHECKOUT_ATTEMPT_ID>";

var processor = "Adyen";
var outcome = await Send(
    "https://checkout-test.adyen.com/v71/payments",
    new() { ["X-API-Key"] = "<ADYEN_API_KEY>", ["Idempotency-Key"] = adyenAttempt },
    new
    {
        amount = new { value = 1000, currency = "USD" },
        reference = order,
        merchantAccount = "<ADYEN_MERCHANT_ACCOUNT>",
        returnUrl = "https://shop.example.com/return",
        shopperReference = "<CUSTOMER_REFERENCE>",
        shopperInteraction = "ContAuth",
        recurringProcessingModel = "UnscheduledCardOnFile",
        paymentMethod = new
        {
            type = "scheme",
            number = "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
            expiryMonth = "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
            expiryYear = "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}",
        },
        additionalData = new { networkTxReference = "<NETWORK_TRANSACTION_ID>" },
    },
    ReadAdyen
);

if (outcome == "declined")
{
    processor = "Checkout.com";
    outcome = await Send(
        "https://api.sandbox.checkout.com/payments",
        new() { ["Authorization"] = "Bearer <CHECKOUT_SECRET_KEY>", ["Cko-Idempotency-Key"] = checkoutAttempt },
        new
        {
            amount = 1000,
            currency = "USD",
            reference = order,
            processing_channel_id = "<PROCESSING_CHANNEL_ID>",
            payment_type = "Unscheduled",
            merchant_initiated = true,
            previous_payment_id = "<NETWORK_TRANSACTION_ID>",
            source = new
            {
                type = "card",
                stored = true,
                number = "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                expiry_month = "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
                expiry_year = "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' | to_number }}",
            },
        },
        ReadCheckout
    );
}

Console.WriteLine($"{processor}: {outcome}");
