using System;
using System.Net.Http;
using System.Net.Http.Json;

using var http = new HttpClient();
using var request = new HttpRequestMessage(
    HttpMethod.Post,
    "https://api.test.basistheory.com/proxy/charges?expand=customer"
);
request.Headers.Add("BT-API-KEY", "<API_KEY>");
request.Headers.Add("BT-PROXY-KEY", "<PROXY_KEY>");
request.Content = JsonContent.Create(
    new { number = "{{ <TOKEN_ID> | json: '$.number' }}", amount = 1250 }
);

using var response = await http.SendAsync(request);
var status = (int)response.StatusCode;

// The body can repeat the card, so only the status goes to the log.
if (response.IsSuccessStatusCode)
{
    Console.WriteLine($"The destination accepted the request with status {status}.");
}
else if (response.Headers.Contains("BT-PROXY-DESTINATION-STATUS"))
{
    Console.Error.WriteLine($"The destination rejected the request with status {status}.");
}
else
{
    Console.Error.WriteLine($"The platform or a transform ended the request with status {status}.");
}
