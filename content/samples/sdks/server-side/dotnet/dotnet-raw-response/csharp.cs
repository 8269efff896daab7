using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

var response = await client.Tokens
    .CreateAsync(new CreateTokenRequest { Type = "token", Data = "Sensitive value" })
    .WithRawResponse();
Console.WriteLine($"{response.Data.Id} {response.RawResponse.StatusCode}");
