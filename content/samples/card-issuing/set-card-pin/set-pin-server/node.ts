import { createHmac } from "node:crypto";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const GRANT_SECRET = "<GRANT_SECRET>"; // The same value as in the proxy.

const client = new BasisTheoryClient({
  apiKey: "<PRIVATE_API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

// In your project, a table: your id of the card, its holder, and the issuer's id.
const cards = new Map([["card-1", { holder: "user-1", issuerCardId: "<ISSUER_CARD_ID>" }]]);

// Call this from POST /cards/{card_id}/pin-session, behind your login. `userId` comes
// from the login, never from the request body. `undefined` means: answer 404.
export async function openPinSession(userId: string, cardId: string, nonce: string) {
  const card = cards.get(cardId);
  if (card?.holder !== userId) return undefined;

  await client.sessions.authorize({ nonce, permissions: ["proxy:invoke"] });
  const expires = Date.now() + 3 * 60 * 1000;
  const grant = createHmac("sha256", GRANT_SECRET)
    .update(`${card.issuerCardId}.${expires}`)
    .digest("hex");
  return { issuer_card_id: card.issuerCardId, expires, grant };
}
