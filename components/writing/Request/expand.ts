import { findExample, findOperation } from '../../builders/find-operation.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { requestTabs } from '../../builders/request-tabs.ts';
import type { request } from './definition.ts';

/** `<Request operation="tokens.create" example="card" />`: one request in every language. */
export const expand: Expand<typeof request> = ({ operation: id, example }, page) => {
  const operation = findOperation(id, page);
  return [requestTabs(operation, findExample(operation, example), page)];
};
