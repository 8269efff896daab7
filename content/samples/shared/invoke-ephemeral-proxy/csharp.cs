using System;
using System.Net.Http;
using System.Net.Http.Json;

using var http = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "https://api.test.basistheory.com/proxy");
request.Headers.Add("BT-API-KEY", "<API_KEY>");
request.Headers.Add("BT-PROXY-URL", "https://echo.basistheory.com/anything");
request.Content = JsonContent.Create(
    new { number = "{{ <TOKEN_ID> | json: '$.number' }}", amount = 1250 }
);

using var response = await http.SendAsync(request);
// The body can repeat the card, so only the status goes to the log.
Console.WriteLine((int)response.StatusCode);
