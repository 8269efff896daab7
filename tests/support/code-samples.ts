/** Code in the languages of the site, for the tests of the highlighter: every sort of token that its readers meet. */
export const codeSamples = {
  bash: `curl "https://api.test.basistheory.com/tokens" \\
  -X "POST" \\
  -H "BT-API-KEY: <API_KEY>" \\
  -H "Content-Type: application/json" \\
  -d '{
    "type": "card",
    "data": { "number": "4242424242424242", "expiration_month": 12 }
  }' # create
export BT_API_KEY=abc
npm install --save-exact @basis-theory/node-sdk@5.7.0`,
  typescript: `import { BasisTheoryClient } from '@basis-theory/node-sdk';

// Reads the key from the environment.
const client = new BasisTheoryClient({ apiKey: process.env.BT_API_KEY ?? '', environment: 'https://api.test.basistheory.com' });

async function main(id: string): Promise<void> {
  const token = await client.tokens.create({ type: 'card', data: { number: \`42\${id}42\`, expiration_month: 12 }, containers: ['/pci/high/'] });
  if (token.id === undefined) throw new Error('no <id> & nothing');
  console.log(token.id, true, null);
}
main('x').catch((error: unknown) => { console.error(error); });`,
  python: `import os
from basis_theory import BasisTheory, NotFoundError

client = BasisTheory(api_key=os.environ["BT_API_KEY"], base_url="https://api.test.basistheory.com")

def create(n: int) -> None:
    """Creates a token."""
    try:
        token = client.tokens.create(type="card", data={"number": "4242", "month": 12}, deduplicate=True)
        print(f"id {token.id}")  # shown
    except NotFoundError as error:
        raise`,
  csharp: `using BasisTheory.Client;

var client = new BasisTheory("<API_KEY>", clientOptions: new ClientOptions { BaseUrl = BasisTheoryEnvironment.Test });
var token = await client.Tokens.CreateAsync(new CreateTokenRequest
{
    Type = "card",
    Data = new Dictionary<string, object> { ["number"] = "4242424242424242", ["expiration_month"] = 12 },
});
Console.WriteLine(token.Id); // id`,
  go: `package main

import (
	"context"
	"fmt"

	basistheory "github.com/Basis-Theory/go-sdk/v5"
)

func main() {
	client := basistheory.NewClient(option.WithAPIKey("<API_KEY>"), option.WithBaseURL("https://api.test.basistheory.com"))
	token, err := client.Tokens.Create(context.TODO(), &basistheory.CreateTokenRequest{Type: basistheory.String("card"), Data: map[string]any{"number": "4242", "n": 12}})
	if err != nil {
		panic(err) // failed
	}
	fmt.Println(*token.ID)
}`,
  java: `import com.basistheory.BasisTheoryApiClient;

public class Main {
    /** Creates. */
    public static void main(String[] args) {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder().apiKey("<API_KEY>").environment(Environment.TEST).build();
        Token token = client.tokens().create(CreateTokenRequest.builder().type("card").data(Map.of("number", "4242", "n", 12)).build());
        final int count = 3;
        System.out.println(token.getId().orElse(null)); // id
    }
}`,
  json: `{
  "id": "5b493235-6917-4307-906a-2cd6f1a7b90b",
  "active": true,
  "count": 12,
  "none": null,
  "list": ["a", 1]
}`,
  http: `POST /tokens HTTP/1.1
Host: api.test.basistheory.com
BT-API-KEY: <API_KEY>
Content-Type: application/json

{ "type": "card", "data": 1 }`,
  yaml: `tokens:
  - type: card # main
    count: 12
    on: true`,
  html: `<!doctype html>
<script src="https://js.basistheory.com/web-elements/2.17.0/client/index.js"></script>
<div id="card" class="a b">Pay &amp; go</div>
<script>
  const x = 'a';
</script>`,
  tsx: `import { CardElement, useBasisTheory } from '@basis-theory/react-elements';

export function Form(): ReactNode {
  const { bt } = useBasisTheory('<API_KEY>', { environment: 'test' });
  return <BasisTheoryProvider bt={bt}><CardElement id="card" onChange={(e) => { setX(e.complete); }} /></BasisTheoryProvider>;
}`,
  hcl: `resource "basistheory_proxy" "main" {
  name            = "proxy"
  destination_url = "https://example.com"
  require_auth    = true
  timeout         = 10
}`,
  kotlin: `val bt = BasisTheoryElements.builder().apiKey("<API_KEY>").build() // client
suspend fun tokenize(id: String): Any? = bt.tokenize(object { val type = "card"; val n = 12 })`,
  swift: `import BasisTheoryElements
let body = CreateToken(type: "card", data: ["number": self.cardNumber!], n: 12) // x
func run(id: String) async throws -> String { return try await client.create(body: body) }`,
  css: `.card { color: #fff; padding: 0 1rem; } /* x */`,
  diff: `-const a = 1;
+const a = 2;
 same`,
  xml: `<dependency>
  <groupId kind="x">com.github.basis-theory</groupId>
  <!-- c -->
</dependency>`,
  console: `$ npm start
listening on 3000`,
  text: `a < b && c > d
  "quoted" 'x'`,
} as const satisfies Record<string, string>;
