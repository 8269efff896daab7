import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
} from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

type PayWith = "network token" | "card number" | "new card data" | "other card";

// Refusals of provisioning, by the title of the error. A title that is not here, or
// that a later release adds, leads to the card number.
const AFTER_REFUSAL: Readonly<Record<string, PayWith>> = {
  PROVISION_DATA_EXPIRED: "new card data",
  CARD_VERIFICATION_FAILED: "new card data",
  CARD_NUMBER_LENGTH_INVALID: "card number",
  CARD_DATA_MISSING: "new card data",
  CARD_DECLINED: "other card",
  PROVISION_NOT_ALLOWED: "other card",
};

interface Decision {
  payWith: PayWith;
  networkTokenId?: string;
  reason?: string;
}

/** Throws when the request itself failed, which says nothing about the card. */
export async function provision(tokenId: string): Promise<Decision> {
  let refusal = await tryOnce(tokenId);
  if (refusal === "CARD_ELIGIBILITY_ERROR") refusal = await tryOnce(tokenId);
  if (typeof refusal !== "string") return decide(refusal);
  return { payWith: AFTER_REFUSAL[refusal] ?? "card number", reason: refusal };
}

/** Returns the network token, or the title of the refusal. */
async function tryOnce(tokenId: string): Promise<BasisTheory.NetworkToken | string> {
  try {
    return await client.networkTokens.create({ tokenId });
  } catch (error) {
    const refusal = error instanceof BasisTheoryError ? titleOf(error) : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
}

/** Titles of refusals are upper case; those of other errors are sentences. */
function titleOf({ statusCode, body }: BasisTheoryError): string | undefined {
  if (statusCode !== 400 && statusCode !== 422) return undefined;
  const { title } = (body ?? {}) as BasisTheory.ProblemDetails;
  return title !== undefined && /^[A-Z_]+$/.test(title) ? title : undefined;
}

function decide({ id, status }: BasisTheory.NetworkToken): Decision {
  // An existing network token can come back in place of a new one, whatever its state is.
  const payWith = status === "active" ? "network token" : "card number";
  return { payWith, networkTokenId: id, reason: status };
}
