using System;
using System.Threading.Tasks;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

Task<Token> first = client.Tokens.GetAsync("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4");
Task<Token> second = client.Tokens.GetAsync("30973af6-93f0-4d2e-b4b3-15a136a33945");

foreach (var token in await Task.WhenAll(first, second))
{
    Console.WriteLine(token.Id);
}
