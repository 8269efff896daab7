using System;
using System.Collections.Generic;
using System.IO;
using BasisTheory.Client;
using BasisTheoryApi = BasisTheory.Client.BasisTheory;

var client = new BasisTheoryApi(
    apiKey: "<API_KEY>",
    clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test }
);

await using var file = File.OpenRead("agreement.pdf");
var document = await client.Documents.UploadAsync(
    new DocumentsUploadRequest
    {
        Document = new FileParameter
        {
            Stream = file,
            FileName = "agreement.pdf",
            ContentType = "application/pdf",
        },
        Request = new CreateDocumentRequest
        {
            Metadata = new Dictionary<string, string> { ["contract"] = "4711" },
        },
    }
);
var id = document.Id ?? throw new InvalidOperationException("The platform returned no document id.");

await using var content = await client.Documents.Data.GetAsync(id);
await using var copy = File.Create("copy.pdf");
await content.CopyToAsync(copy);
