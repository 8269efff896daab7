using System;
using System.Collections.Generic;
using System.Net.Http;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

void ReportUnknown() =>
    Console.Error.WriteLine(
        "The write may have succeeded. Look for the token before you create it again."
    );

try
{
    var token = await client.Tokens.CreateAsync(
        new CreateTokenRequest
        {
            Type = "card",
            Data = new Dictionary<string, object>
            {
                ["number"] = "4242424242424242",
                ["expiration_month"] = 12,
                ["expiration_year"] = 2029,
                ["cvc"] = "123",
            },
        }
    );
    Console.WriteLine(token.Id);
}
catch (BadRequestError)
{
    // In development, read error.Body.Errors: its keys are the invalid fields.
    Console.Error.WriteLine("The request is not valid.");
}
catch (ForbiddenError)
{
    Console.Error.WriteLine("The application lacks the permission token:create.");
}
catch (BasisTheoryApiException error) when (error.StatusCode == 401)
{
    Console.Error.WriteLine("The key is missing or unknown.");
}
catch (BasisTheoryApiException error) when (error.StatusCode == 429)
{
    Console.Error.WriteLine("The rate limit still holds after two retries. Slow down.");
}
catch (BasisTheoryApiException error) when (error.StatusCode is >= 300 and < 500 and not 408)
{
    Console.Error.WriteLine($"The request failed: {error.StatusCode}");
}
catch (Exception error)
    when (error is BasisTheoryApiException or HttpRequestException or OperationCanceledException)
{
    // The platform failed, the connection failed, the time ran out, or the body of a success isn't JSON.
    ReportUnknown();
}
