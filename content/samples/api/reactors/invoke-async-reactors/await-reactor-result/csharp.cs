using System;
using System.Threading.Tasks;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

var deadline = DateTime.UtcNow.AddMinutes(5);
while (true)
{
    try
    {
        await client.Reactors.Results.GetAsync("<REACTOR_ID>", "<REQUEST_ID>");
        // What a run returns can be sensitive, so it does not go to the log.
        Console.WriteLine("The run has ended.");
        break;
    }
    // Without a body, a 404 arrives as the base class, so compare the number.
    catch (BasisTheoryApiException error) when (error.StatusCode == 404 && DateTime.UtcNow < deadline)
    {
        // A 404 means that the run has not ended. Every other error is the run's own.
        await Task.Delay(TimeSpan.FromMilliseconds(500));
    }
}
