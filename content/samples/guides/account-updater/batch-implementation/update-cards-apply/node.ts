import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
import { parse } from "csv-parse/sync";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

interface Row {
  token: string;
  new_token: string;
  result_code: string;
}

// In your shop: the cards on file, from your database.
const cards = [{ customer: "<CUSTOMER_ID>", tokenId: "<TOKEN_ID>" }];

/** The customer has to name another card. */
const ASK_CUSTOMER = ["WRN_CONTACT_CARDHOLDER", "WRN_CLOSED_ACCOUNT"];

/** Says what to do about a row, and does what is safe to repeat: a second run finds no card with the old token. */
function act({ token, new_token, result_code }: Row): string {
  if (result_code.startsWith("UPD_") && new_token) {
    for (const card of cards.filter(({ tokenId }) => tokenId === token)) card.tokenId = new_token;
    return "replaced";
  }
  if (ASK_CUSTOMER.includes(result_code)) return "ask the customer";
  // A prefix that this code does not know is looked at by a person, too.
  return /^(?:NO|UPD|WRN)_/.test(result_code) ? "kept" : "report";
}

async function applyResults(jobId: string): Promise<boolean> {
  const job = await client.accountUpdater.jobs.get(jobId);
  if (job.status === "failed") throw new Error(`The job failed: ${job.errors?.join(" ")}`);
  if (job.status !== "completed" || !job.downloadUrl) return false;

  const response = await fetch(job.downloadUrl);
  if (!response.ok) throw new Error(`The download was answered with ${response.status}.`);
  // Columns are read by name, since new ones can come at any time.
  const rows = parse(await response.text(), { columns: true, bom: true }) as Row[];
  for (const row of rows) console.log(row.token, row.result_code, act(row));
  return true;
}

if (!(await applyResults("<JOB_ID>"))) console.log("The job is not completed yet.");
