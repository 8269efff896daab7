/** The filter of a table in the address of its page: `?filter-card-products-visa=gift`. */

const parameter = (table: string): string => `filter-${table}`;

/** The filter of a table that a query (`?…`) holds; empty when there is none. */
export function filterInAddress(search: string, table: string): string {
  return new URLSearchParams(search).get(parameter(table)) ?? '';
}

/** The address of the page with another filter of a table, or with none if it is empty. The rest of it stays. */
export function addressWithFilter(href: string, table: string, filter: string): string {
  const address = new URL(href);
  if (filter === '') address.searchParams.delete(parameter(table));
  else address.searchParams.set(parameter(table), filter);
  return address.href;
}
