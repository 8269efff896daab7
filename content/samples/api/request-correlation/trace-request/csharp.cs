using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

// The SDK takes the id for a client, so make a client for each unit of work that you trace.
var correlationId = Guid.NewGuid().ToString();
var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    correlationId: correlationId,
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

var token = await client.Tokens.CreateAsync(
    new CreateTokenRequest { Type = "token", Data = "ada@example.com" }
);
Console.WriteLine($"{token.Id} {correlationId}");
