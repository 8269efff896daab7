/** Operations on 3DS sessions. */
import { operation, type SimulatedOperation } from '../define-operation';
import { authenticate, createSession, getChallengeResult, getSession } from './sessions';

const SERVER = ['private'] as const;
const AUTHENTICATE = ['3ds:session:authenticate'];

export const operations: readonly SimulatedOperation[] = [
  operation(
    'threeds.sessions.create',
    'POST /3ds/sessions',
    ['3ds:session:create'],
    ['public', 'private'],
    createSession,
  ),
  operation('threeds.sessions.get', 'GET /3ds/sessions/{id}', ['3ds:session:read'], SERVER, getSession),
  operation(
    'threeds.sessions.authenticate',
    'POST /3ds/sessions/{sessionId}/authenticate',
    AUTHENTICATE,
    SERVER,
    authenticate,
  ),
  operation(
    'threeds.sessions.getChallengeResult',
    'GET /3ds/sessions/{sessionId}/challenge-result',
    AUTHENTICATE,
    SERVER,
    getChallengeResult,
  ),
];
