import { BasisTheoryClient, BasisTheoryEnvironment, type BasisTheory } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

type Processor = "adyen" | "checkout";

/** The first one charges the card. The second one may try after a refusal. */
function processorsFor(card: BasisTheory.CardDetails | undefined): [Processor, Processor] {
  const isDomesticDebit = card?.issuerCountry?.alpha2 === "US" && card.funding === "debit";
  const isCommercial = card?.segment?.toLowerCase() === "commercial";
  return isDomesticDebit || isCommercial ? ["checkout", "adyen"] : ["adyen", "checkout"];
}

const token = await client.tokens.get("<TOKEN_ID>");
console.log(processorsFor(token.card));
