/** Results for what the reader wrote, in a few lines of text. Never throws on what it's given. */
export type Answer = (input: string) => Promise<string>;
