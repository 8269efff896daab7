package main

import (
	"context"
	"io"
	"log"
	"os"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)

	contract, err := os.Open("contract.pdf")
	if err != nil {
		log.Fatal(err)
	}
	defer contract.Close()

	ctx := context.Background()
	document, err := api.Documents.Upload(ctx, &basistheory.DocumentsUploadRequest{
		Document: basistheory.NewFileParam(contract, "contract.pdf", "application/pdf"),
		Request: &basistheory.CreateDocumentRequest{
			Metadata: map[string]*string{"contract": basistheory.String("4711")},
		},
	})
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}

	content, err := api.Documents.Data.Get(ctx, *document.ID)
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}
	file, err := os.Create("copy.pdf")
	if err != nil {
		log.Fatal(err)
	}
	if _, err := io.Copy(file, content); err != nil {
		log.Fatal(err)
	}
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}
