import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<PRIVATE_API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

// In your project, a table: your id of the card, its holder, and its token.
const cards = new Map([["card-1", { holder: "user-1", tokenId: "<TOKEN_ID>" }]]);

// Call this from POST /cards/{card_id}/reveal, behind your login. `userId` comes
// from the login, never from the request body. `undefined` means: answer 404.
export async function reveal(userId: string, cardId: string, nonce: string) {
  const card = cards.get(cardId);
  if (card?.holder !== userId) return undefined;

  await client.sessions.authorize({
    nonce,
    rules: [
      {
        description: "Reveal one card to its holder",
        priority: 1,
        conditions: [{ attribute: "id", operator: "equals", value: card.tokenId }],
        permissions: ["token:read"],
        transform: "reveal",
      },
    ],
  });
  return { token_id: card.tokenId };
}
