import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const MAX_BYTES = 30_000_000; // The limit of a file.
const MERCHANT_ID = ""; // From your onboarding, if you got one. Always empty in a test tenant.
const HEADER = "token,expiration_year,expiration_month,merchant_id\n";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

interface Card {
  tokenId: string;
  /** Only for a token that does not hold its expiration date. */
  expiration?: { year: number; month: number };
}

const twoDigits = (value: number): string => String(value % 100).padStart(2, "0");

/** Refuses what must not go into the file, without repeating it: a wrong value could be a card number. */
function toRow({ tokenId, expiration }: Card, index: number): string {
  if (!/^[^\s,"]+$/.test(tokenId)) throw new Error(`Card ${index} has an id that would break the file.`);
  if (/^\d{12,19}$/.test(tokenId)) throw new Error(`Card ${index} has a number in place of a token id.`);
  const dates = expiration ? [twoDigits(expiration.year), twoDigits(expiration.month)] : ["", ""];
  return `${[tokenId, ...dates, MERCHANT_ID].join(",")}\n`;
}

/** Files that are small enough, in which each token occurs once. */
function requestFiles(cards: readonly Card[]): string[] {
  const rows = new Map(cards.map((card, index) => [card.tokenId, toRow(card, index)]));
  const files: string[] = [];
  let file = HEADER;
  for (const row of rows.values()) {
    if (Buffer.byteLength(file) + Buffer.byteLength(row) > MAX_BYTES) {
      files.push(file);
      file = HEADER;
    }
    file += row;
  }
  return file === HEADER ? files : [...files, file];
}

async function submit(file: string): Promise<string> {
  const job = await client.accountUpdater.jobs.create({ resultVersion: "1.2" });
  // The address carries its own signature: no API key goes to it.
  const response = await fetch(job.uploadUrl, {
    method: "PUT",
    headers: { "Content-Type": "text/csv" },
    body: file,
  });
  if (!response.ok) throw new Error(`The upload for job ${job.id} was answered with ${response.status}.`);
  return job.id;
}

// In your shop: the cards that you charge soon, from your database.
const cards: Card[] = [
  { tokenId: "<TOKEN_ID>" },
  { tokenId: "<OTHER_TOKEN_ID>", expiration: { year: 2023, month: 12 } },
];
for (const file of requestFiles(cards)) console.log(`Keep the id of the job: ${await submit(file)}`);
