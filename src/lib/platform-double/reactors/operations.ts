/** Operations on reactors. */
import { operation, MANAGING, READING, type DoubleOperation } from '../define-operation';
import { getReactor, getResult, listReactors, react, reactAsync } from './reactors';

export const operations: readonly DoubleOperation[] = [
  operation('reactors.list', 'GET /reactors', ['reactor:read'], MANAGING, listReactors),
  operation('reactors.get', 'GET /reactors/{id}', ['reactor:read'], MANAGING, getReactor),
  operation('reactors.react', 'POST /reactors/{id}/react', ['reactor:invoke'], READING, react),
  operation(
    'reactors.reactAsync',
    'POST /reactors/{id}/react-async',
    ['reactor:invoke'],
    READING,
    reactAsync,
  ),
  operation(
    'reactors.results.get',
    'GET /reactors/{id}/results/{requestId}',
    ['reactor:invoke'],
    READING,
    getResult,
  ),
];
