using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

await foreach (var token in await client.Tokens.ListV2Async(new TokensListV2Request { Size = 100 }))
{
    Console.WriteLine(token.Id);
}
