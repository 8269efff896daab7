using System;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions
    {
        BaseUrl = BasisTheoryEnvironment.Test,
        HttpClient = new HttpClient(new RequestLog()),
    }
);

await client.Tokens.DeleteAsync("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4");

// Logs what was called and how it ended. Never the headers, one of which is the key, and never a body.
class RequestLog : DelegatingHandler
{
    public RequestLog()
        : base(new HttpClientHandler()) { }

    protected override async Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        var response = await base.SendAsync(request, cancellationToken);
        var path = request.RequestUri?.AbsolutePath;
        Console.Error.WriteLine($"{request.Method} {path} {(int)response.StatusCode}");
        return response;
    }
}
