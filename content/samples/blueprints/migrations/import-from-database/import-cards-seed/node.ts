import { createRequire } from "node:module";

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: (string | number)[]): unknown };
}
const { DatabaseSync } = createRequire(import.meta.url)("node:sqlite") as {
  DatabaseSync: new (file: string) => Database;
};

const COUNT = 10_000;

/** The last digit of a card number, by the Luhn algorithm. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

const db = new DatabaseSync("shop.db");
db.exec(`CREATE TABLE cards (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL,
  expiration_month INTEGER NOT NULL,
  expiration_year INTEGER NOT NULL
)`);
const insert = db.prepare("INSERT INTO cards VALUES (?, ?, ?, ?)");
db.exec("BEGIN");
for (let id = 1; id <= COUNT; id += 1) {
  const digits = `424242${String(id).padStart(9, "0")}`;
  insert.run(id, `${digits}${checkDigit(digits)}`, 12, 2029);
}
db.exec("COMMIT");
console.log(`shop.db has ${COUNT} invented cards.`);
