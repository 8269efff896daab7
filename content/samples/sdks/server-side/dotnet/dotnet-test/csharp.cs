using System;
using System.Collections.Generic;
using System.Net;
using System.Net.Http;
using System.Net.Http.Json;
using System.Threading;
using System.Threading.Tasks;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var platform = new StubPlatform();
var client = new BasisTheoryApi(
    apiKey: "test",
    clientOptions: new ClientOptions
    {
        BaseUrl = "https://platform.test",
        HttpClient = new HttpClient(platform),
    }
);

var id = await Cards.Store(client, "4242424242424242");

// In your project, these are assertions of your test framework.
if (id != "token-1")
    throw new Exception($"The id is {id}.");
if (platform.Path != "/tokens" || !platform.Body.Contains("4242424242424242"))
    throw new Exception($"{platform.Path} got {platform.Body}");

// The code under test: gets the client as an argument, so that a test can pass another one.
static class Cards
{
    public static async Task<string?> Store(BasisTheoryApi client, string number)
    {
        var token = await client.Tokens.CreateAsync(
            new CreateTokenRequest
            {
                Type = "card",
                Data = new Dictionary<string, object> { ["number"] = number },
            }
        );
        return token.Id;
    }
}

// Answers in place of the platform and keeps the request.
class StubPlatform : HttpMessageHandler
{
    public string Path { get; private set; } = "";
    public string Body { get; private set; } = "";

    protected override async Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        Path = request.RequestUri?.AbsolutePath ?? "";
        Body = request.Content is null ? "" : await request.Content.ReadAsStringAsync(cancellationToken);
        return new HttpResponseMessage(HttpStatusCode.Created)
        {
            Content = JsonContent.Create(new { id = "token-1", type = "card" }),
        };
    }
}
