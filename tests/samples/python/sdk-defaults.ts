/** What the Python SDK adds to a query: lists that count pages are asked for the first one by its number. */
export const SDK_DEFAULTS: Readonly<Record<string, string>> = { page: '1' };
