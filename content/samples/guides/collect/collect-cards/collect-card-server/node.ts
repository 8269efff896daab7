import { BasisTheory, BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

// In your project, a table with each customer's saved cards. Its token IDs are unique.
const cards = new Map<string, { tokenId: string; brand?: string; last4?: string }[]>();

// An ID proves nothing. People can send the ID of a card that isn't theirs.
const belongsToAnother = (userId: string, id: string) =>
  [...cards].some(([owner, saved]) => owner !== userId && saved.some(({ tokenId }) => tokenId === id));

// Call this from POST /cards, behind your login. `userId` comes from the login,
// never from the request body. `undefined` means: answer 404.
export async function storeCard(userId: string, tokenId: string) {
  try {
    const token = await client.tokens.get(tokenId);
    if (!token.id || token.type !== "card") return undefined;
    if (belongsToAnother(userId, token.id)) return undefined;
    const { brand, last4 } = token.card ?? {};
    cards.set(userId, [...(cards.get(userId) ?? []), { tokenId: token.id, brand, last4 }]);
    return { brand, last4 };
  } catch (error) {
    if (error instanceof BasisTheory.NotFoundError) return undefined;
    throw error;
  }
}
