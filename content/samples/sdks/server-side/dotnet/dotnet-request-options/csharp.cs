using System;
using System.Threading;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    correlationId: "order-42",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

// Cancels the call after ten seconds.
using var source = new CancellationTokenSource(TimeSpan.FromSeconds(10));
var deadline = source.Token;

var token = await client.Tokens.CreateAsync(
    new CreateTokenRequest { Type = "token", Data = "Sensitive value" },
    new IdempotentRequestOptions
    {
        IdempotencyKey = Guid.NewGuid().ToString(),
        Timeout = TimeSpan.FromSeconds(5),
        MaxRetries = 1,
    },
    deadline
);
Console.WriteLine(token.Id);
