/** Lists with page numbers. */
import type { JsonObject } from '../json';
import { unchanged, type Call } from './call';
import type { Outcome } from './types';

const DEFAULT_SIZE = 20;
const MOST = 100;

/** A whole number of the query from 1 up. */
function numberOf(text: string | null, absent: number): number {
  const number = Number(text ?? absent);
  return Number.isInteger(number) && number >= 1 ? number : absent;
}

/** How many entries of a list a query asks for. */
export function pageSize(query: URLSearchParams): number {
  return Math.min(numberOf(query.get('size'), DEFAULT_SIZE), MOST);
}

/** Which page of a list a query asks for, from 1. */
export function pageNumber(query: URLSearchParams): number {
  return numberOf(query.get('page'), 1);
}

/** One page of a list, by `page` and `size` of the query. */
export function numberedPage(call: Call, all: readonly JsonObject[]): Outcome {
  const { query } = call.request;
  const size = pageSize(query);
  const page = pageNumber(query);
  return unchanged(call, 200, {
    pagination: {
      total_items: all.length,
      page_number: page,
      page_size: size,
      total_pages: Math.ceil(all.length / size),
    },
    data: all.slice((page - 1) * size, page * size),
  });
}

/** Whether a name matches a filter in which `*` stands for any characters. */
export function matchesName(name: string, filter: string | null): boolean {
  if (filter === null || filter === '') return true;
  const [first = '', ...rest] = filter.split('*');
  if (rest.length === 0) return name === filter;
  const last = rest.pop() ?? '';
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false;
  let place = first.length;
  for (const part of rest) {
    const found = name.slice(0, name.length - last.length).indexOf(part, place);
    if (found === -1) return false;
    place = found + part.length;
  }
  return true;
}
