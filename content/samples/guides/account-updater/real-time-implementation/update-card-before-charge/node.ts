import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

/** The customer has to name another card. */
const ASK_CUSTOMER = ["WRN_CONTACT_CARDHOLDER", "WRN_CLOSED_ACCOUNT"];

// In your shop: the card on file, from your database.
const card = { customer: "<CUSTOMER_ID>", tokenId: "<TOKEN_ID>" };

/** Points the card to its newest token. An updater that does not answer must not stop a charge. */
async function refresh(): Promise<"charge" | "ask the customer"> {
  try {
    // Deduplication compares fingerprints: your tenant needs the setting fingerprint_tokens.
    const { newToken, resultCode = "" } = await client.accountUpdater.realTime.invoke(
      { tokenId: card.tokenId, deduplicateToken: true },
      { timeoutInSeconds: 5, maxRetries: 0 },
    );
    // Stored before the charge, so that a charge that fails does not lose the update.
    if (newToken?.id) card.tokenId = newToken.id;
    if (resultCode.startsWith("ERR_")) console.error(`Report ${resultCode} for ${card.tokenId}.`);
    return ASK_CUSTOMER.includes(resultCode) ? "ask the customer" : "charge";
  } catch (error) {
    const status = error instanceof BasisTheoryError ? error.statusCode : undefined;
    console.error("The card is as it was. Status:", status ?? "none");
    return "charge";
  }
}

console.log(await refresh(), card.tokenId);
