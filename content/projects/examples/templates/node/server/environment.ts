/** Reads a variable of the file .env. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} has no value. Set it in the file .env.`);
  return value;
}
