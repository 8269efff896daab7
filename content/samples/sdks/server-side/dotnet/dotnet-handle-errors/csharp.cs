using System;
using System.Net.Http;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

try
{
    var token = await client.Tokens.GetAsync("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4");
    Console.WriteLine(token.Id);
}
catch (BasisTheoryApiException error)
{
    // The number, because a status can arrive as the base class.
    Console.Error.WriteLine(
        error.StatusCode switch
        {
            401 => "The key is missing or unknown.",
            403 => "The application lacks a permission.",
            404 => "The token does not exist.",
            429 => "Too many requests, also after the retries.",
            // A read changes nothing. After a write, read the state first: it succeeded.
            >= 200 and < 300 => "The body of the response is empty or not JSON.",
            _ => $"The request failed with status {error.StatusCode}.",
        }
    );
}
catch (Exception error) when (error is HttpRequestException or OperationCanceledException)
{
    // A read changes nothing. After a write, read the state first: it may have succeeded.
    Console.Error.WriteLine("No response: the connection failed or the time ran out.");
}
