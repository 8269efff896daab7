using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

// One key for one intended write. Keep it until the write has succeeded.
var options = new IdempotentRequestOptions { IdempotencyKey = Guid.NewGuid().ToString() };
var request = new CreateTokenRequest { Type = "token", Data = "ada@example.com" };

var first = await client.Tokens.CreateAsync(request, options);
var again = await client.Tokens.CreateAsync(request, options);
Console.WriteLine(first.Id == again.Id);
