using System;
using System.Collections.Generic;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
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
catch (BadRequestError error)
{
    Console.Error.WriteLine($"The request is not valid: {error.Body}");
}
catch (ForbiddenError)
{
    Console.Error.WriteLine("The application lacks the permission token:create.");
}
catch (BasisTheoryApiException error) when (error.StatusCode == 429)
{
    Console.Error.WriteLine("The rate limit still holds after two retries. Slow down.");
}
catch (BasisTheoryApiException error)
{
    Console.Error.WriteLine($"The request failed: {error.StatusCode} {error.Body}");
}
