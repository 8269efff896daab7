/** Operations on applications, their keys, and sessions. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import { createKey, deleteKey, getKey, listKeys } from './application-keys';
import {
  createApplication,
  deleteApplication,
  getApplication,
  getOwnApplication,
  listApplications,
  updateApplication,
} from './applications';
import { authorizeSession, createSession } from './sessions';

export const operations: readonly SimulatedOperation[] = [
  operation(
    'applicationKeys.list',
    'GET /applications/{applicationId}/keys',
    ['application:read'],
    MANAGING,
    listKeys,
  ),
  operation(
    'applicationKeys.create',
    'POST /applications/{applicationId}/keys',
    ['application:create'],
    MANAGING,
    createKey,
  ),
  operation(
    'applicationKeys.get',
    'GET /applications/{applicationId}/keys/{keyId}',
    ['application:read'],
    MANAGING,
    getKey,
  ),
  operation(
    'applicationKeys.delete',
    'DELETE /applications/{applicationId}/keys/{keyId}',
    ['application:delete'],
    MANAGING,
    deleteKey,
  ),
  operation('applications.list', 'GET /applications', ['application:read'], MANAGING, listApplications),
  operation('applications.create', 'POST /applications', ['application:create'], MANAGING, createApplication),
  operation(
    'applications.getByKey',
    'GET /applications/key',
    ['application:read'],
    MANAGING,
    getOwnApplication,
  ),
  operation('applications.get', 'GET /applications/{id}', ['application:read'], MANAGING, getApplication),
  operation(
    'applications.update',
    'PUT /applications/{id}',
    ['application:update'],
    MANAGING,
    updateApplication,
  ),
  operation(
    'applications.delete',
    'DELETE /applications/{id}',
    ['application:delete'],
    MANAGING,
    deleteApplication,
  ),
  operation('sessions.create', 'POST /sessions', [], ['public'], createSession),
  operation('sessions.authorize', 'POST /sessions/authorize', [], ['private'], authorizeSession),
];
