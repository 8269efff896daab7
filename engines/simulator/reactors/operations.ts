/** Operations on reactors. */
import { operation, MANAGING, READING, type SimulatedOperation } from '../define-operation';
import { getResult, react, reactAsync } from './invoke';
import {
  createReactor,
  deleteReactor,
  getReactor,
  listReactors,
  patchReactor,
  updateReactor,
} from './reactors';

const INVOKING = ['reactor:invoke'];

export const operations: readonly SimulatedOperation[] = [
  operation('reactors.list', 'GET /reactors', ['reactor:read'], MANAGING, listReactors),
  operation('reactors.create', 'POST /reactors', ['reactor:create'], MANAGING, createReactor),
  operation('reactors.get', 'GET /reactors/{id}', ['reactor:read'], MANAGING, getReactor),
  operation('reactors.update', 'PUT /reactors/{id}', ['reactor:update'], MANAGING, updateReactor),
  operation('reactors.patch', 'PATCH /reactors/{id}', ['reactor:update'], MANAGING, patchReactor),
  operation('reactors.delete', 'DELETE /reactors/{id}', ['reactor:delete'], MANAGING, deleteReactor),
  operation('reactors.react', 'POST /reactors/{id}/react', INVOKING, READING, react),
  operation('reactors.reactAsync', 'POST /reactors/{id}/react-async', INVOKING, READING, reactAsync),
  operation('reactors.results.get', 'GET /reactors/{id}/results/{requestId}', INVOKING, READING, getResult),
];
