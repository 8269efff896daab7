using System;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions
    {
        BaseUrl = BasisTheoryEnvironment.Test,
        Timeout = TimeSpan.FromSeconds(20),
        MaxRetries = 3,
    }
);
