using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

var tokens = await client.Tokens.ListV2Async(new TokensListV2Request { Size = 20 });
await foreach (var token in tokens)
{
    Console.WriteLine($"{token.Id} {token.Type}");
}
