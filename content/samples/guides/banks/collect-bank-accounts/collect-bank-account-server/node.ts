import { BasisTheory, BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

// In your project, a table with each customer's bank account. Its token IDs are unique.
const accounts = new Map<string, { tokenId: string; last4?: string }>();

// An ID proves nothing. People can send the ID of an account that isn't theirs.
const belongsToAnother = (userId: string, tokenId: string) =>
  [...accounts].some(([owner, account]) => owner !== userId && account.tokenId === tokenId);

// Call this from POST /bank-accounts, behind your login. `userId` comes from the
// login, never from the request body. `undefined` means: answer 404.
export async function storeBankAccount(userId: string, tokenId: string) {
  try {
    const token = await client.tokens.get(tokenId);
    if (!token.id || token.type !== "bank") return undefined;
    if (belongsToAnother(userId, token.id)) return undefined;
    const last4 = token.bank?.accountNumberLast4;
    accounts.set(userId, { tokenId: token.id, last4 });
    return { last4 };
  } catch (error) {
    if (error instanceof BasisTheory.NotFoundError) return undefined;
    throw error;
  }
}
