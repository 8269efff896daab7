import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
  BasisTheoryTimeoutError,
} from "@basis-theory/node-sdk";

const BATCH_SIZE = 5; // The Tokenize limit of your tenant.
const PARALLEL = 4; // Requests at the same time.
const PER_10_SECONDS = 40; // A test tenant allows 50 requests, tokenize in production 200.
const CONTAINER = "/pci/imported/";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

interface Row {
  id: number;
  number: string;
  expiration_month: number;
  expiration_year: number;
  token_id: string;
}

interface ImportedRow {
  token_id: string;
  last4: string;
  is_imported: boolean;
  is_rejected: boolean;
}

// The database, in six functions. The script for PostgreSQL differs here and nowhere else.
interface Database {
  exec(sql: string): void;
  prepare(sql: string): {
    all(...values: (string | number)[]): unknown[];
    run(...values: (string | number)[]): unknown;
  };
}
const { DatabaseSync } = createRequire(import.meta.url)("node:sqlite") as {
  DatabaseSync: new (file: string) => Database;
};
const db = new DatabaseSync("shop.db");

/** Adds the columns of the import, and chooses the ID of each token before anything is sent. */
async function plan(): Promise<void> {
  const columns = db.prepare("SELECT name FROM pragma_table_info('cards')").all() as { name: string }[];
  for (const column of ["token_id", "vaulted_at", "import_error"]) {
    if (!columns.some(({ name }) => name === column)) {
      db.exec(`ALTER TABLE cards ADD COLUMN ${column} TEXT`);
    }
  }
  db.exec("UPDATE cards SET token_id = 'card-' || lower(hex(randomblob(12))) WHERE token_id IS NULL");
}

async function nextRows(limit: number): Promise<Row[]> {
  const select = db.prepare(
    `SELECT id, number, expiration_month, expiration_year, token_id FROM cards
     WHERE vaulted_at IS NULL AND import_error IS NULL ORDER BY id LIMIT ?`,
  );
  return select.all(limit) as Row[];
}

async function markImported(row: Row): Promise<void> {
  db.prepare("UPDATE cards SET vaulted_at = datetime('now') WHERE id = ?").run(row.id);
}

async function markRejected(row: Row, error: string): Promise<void> {
  db.prepare("UPDATE cards SET import_error = ? WHERE id = ?").run(error, row.id);
}

async function rowsToVerify(): Promise<ImportedRow[]> {
  const select = db.prepare(
    `SELECT token_id, substr(number, -4) AS last4, vaulted_at IS NOT NULL AS is_imported,
     import_error IS NOT NULL AS is_rejected FROM cards`,
  );
  return select.all() as ImportedRow[];
}

async function disconnect(): Promise<void> {}

// The import.
const tokenRequest = (row: Row) => ({
  id: row.token_id,
  type: "card",
  data: {
    number: row.number,
    expiration_month: row.expiration_month,
    expiration_year: row.expiration_year,
  },
  containers: [CONTAINER],
});

// Spreads requests evenly, so that the rate is never reached.
let nextSlot = 0;
async function slot(): Promise<void> {
  const now = Date.now();
  const start = Math.max(now, nextSlot);
  nextSlot = start + 10_000 / PER_10_SECONDS;
  await sleep(start - now);
}

/** Repeats what may work later: a rate limit, a server error, a lost connection. */
async function withRetries<T>(send: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await slot();
    try {
      return await send();
    } catch (error) {
      const status = error instanceof BasisTheoryError ? (error.statusCode ?? 0) : -1;
      const passes =
        error instanceof BasisTheoryTimeoutError || status === 0 || status === 429 || status >= 500;
      if (!passes || attempt === 6) throw error;
      await sleep(1000 * 2 ** (attempt - 1));
    }
  }
}

/** One row on its own, after its batch was rejected. */
async function importRow(row: Row): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withRetries(() =>
        client.tokens.create(tokenRequest(row), { idempotencyKey: row.token_id }),
      );
      await markImported(row);
      return;
    } catch (error) {
      if (error instanceof BasisTheory.BadRequestError) {
        await markRejected(row, "400");
        return;
      }
      if (!(error instanceof BasisTheory.ConflictError) || attempt === 3) throw error;
    }
    try {
      // The id is taken: an earlier run created this token, and its response was lost.
      await withRetries(() => client.tokens.get(row.token_id));
      await markImported(row);
      return;
    } catch (error) {
      if (!(error instanceof BasisTheory.NotFoundError)) throw error;
      await sleep(1000 * attempt);
    }
  }
}

async function importBatch(rows: Row[]): Promise<void> {
  // The same rows always give the same key.
  const ids = rows.map((row) => row.token_id);
  const idempotencyKey = createHash("sha256").update(ids.join()).digest("hex");
  try {
    const tokens = (await withRetries(() =>
      client.tokens.tokenize(rows.map(tokenRequest), { idempotencyKey }),
    )) as { id: string }[];
    if (tokens.map(({ id }) => id).join() !== ids.join()) {
      throw new Error("The response does not contain the tokens of this batch.");
    }
    for (const row of rows) await markImported(row);
  } catch (error) {
    const isRejected =
      error instanceof BasisTheory.BadRequestError || error instanceof BasisTheory.ConflictError;
    if (!isRejected) throw error;
    for (const row of rows) await importRow(row);
  }
}

/** Compares the database with the vault, token by token. */
async function verify(): Promise<boolean> {
  const rows = await rowsToVerify();
  const expected = new Map(rows.filter((row) => row.is_imported).map((row) => [row.token_id, row.last4]));
  const imported = expected.size;
  let wrong = 0;
  let page = await withRetries(() => client.tokens.listV2({ container: CONTAINER, size: 100 }));
  for (;;) {
    for (const token of page.data) {
      const last4 = expected.get(token.id ?? "");
      if (last4 === undefined) continue;
      expected.delete(token.id ?? "");
      if (!(token.data as { number: string }).number.endsWith(last4)) wrong += 1;
    }
    if (!page.hasNextPage()) break;
    page = await withRetries(() => page.getNextPage());
  }
  const rejected = rows.filter((row) => row.is_rejected).length;
  console.log(
    `${rows.length} rows: ${imported} imported, ${rejected} rejected. ` +
      `In the vault: ${imported - expected.size}, ${wrong} of them with another number.`,
  );
  return imported + rejected === rows.length && expected.size === 0 && wrong === 0;
}

/** Imports every row that is left. Returns whether the vault then has all of them. */
async function run(): Promise<boolean> {
  await plan();
  for (;;) {
    const rows = await nextRows(BATCH_SIZE * PARALLEL);
    if (rows.length === 0) break;
    const batches: Row[][] = [];
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      batches.push(rows.slice(from, from + BATCH_SIZE));
    }
    // All batches settle before an error ends the run, so nothing that succeeded is forgotten.
    const results = await Promise.allSettled(batches.map(importBatch));
    const failure = results.find((result) => result.status === "rejected");
    if (failure) throw failure.reason;
    console.log(`Imported up to row ${rows.at(-1)?.id}`);
  }
  return verify();
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  // An error of the SDK contains the response's body, so only its status is printed.
  if (!(error instanceof BasisTheoryError) || error.statusCode === undefined) throw error;
  console.error(`The platform returned ${error.statusCode}.`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
