import { BasisTheory, BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

interface StoredCard {
  networkTokenId: string;
  status: string;
  last4?: string;
  expires?: string;
}

// In your project, a table: the cards that have a network token, by its id.
const cards = new Map<string, StoredCard>([
  ["<NETWORK_TOKEN_ID>", { networkTokenId: "<NETWORK_TOKEN_ID>", status: "active" }],
]);

/**
 * Call this from your queue, with the event that `verifyWebhook` has returned.
 * Throws when the platform cannot be read, so that the queue delivers the event again.
 */
export async function followNetworkToken(event: { type: string; data: unknown }): Promise<string> {
  const card = findCard(event.data);
  if (!card) return "unknown card";
  if (event.type === "network-token.cryptogram.created") return "for the audit only";
  // Events can arrive late. What was deleted never comes back under the same id.
  if (card.status === "deleted") return "deleted before";
  if (event.type === "network-token.deleted") return markDeleted(card);

  try {
    const current = await client.networkTokens.get(card.networkTokenId);
    card.status = current.status ?? "unknown";
    card.last4 = current.card?.last4;
    card.expires = `${current.card?.expirationMonth}/${current.card?.expirationYear}`;
    return `${card.status}, ${card.last4}, ${card.expires}`;
  } catch (error) {
    if (error instanceof BasisTheory.NotFoundError) return markDeleted(card);
    throw error;
  }
}

/** The fields of these events are not published: finds the id on record, wherever it is. */
function findCard(value: unknown): StoredCard | undefined {
  if (typeof value === "string") return cards.get(value);
  if (typeof value !== "object" || value === null) return undefined;
  for (const member of Object.values(value)) {
    const card = findCard(member);
    if (card) return card;
  }
  return undefined;
}

function markDeleted(card: StoredCard): string {
  card.status = "deleted";
  return "deleted";
}
