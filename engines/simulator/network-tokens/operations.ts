/** Operations on network tokens. */
import { operation, type SimulatedOperation } from '../define-operation';
import {
  createCryptogram,
  createNetworkToken,
  deleteNetworkToken,
  getNetworkToken,
  resumeNetworkToken,
  suspendNetworkToken,
} from './network-tokens';

const PRIVATE = ['private'] as const;
const ONE = '/network-tokens/{id}';

export const operations: readonly SimulatedOperation[] = [
  operation(
    'networkTokens.create',
    'POST /network-tokens',
    ['network-token:create'],
    PRIVATE,
    createNetworkToken,
  ),
  operation(
    'networkTokens.get',
    `GET ${ONE}`,
    ['network-token:read', 'network-token:reveal'],
    PRIVATE,
    getNetworkToken,
  ),
  operation('networkTokens.delete', `DELETE ${ONE}`, ['network-token:delete'], PRIVATE, deleteNetworkToken),
  operation(
    'networkTokens.cryptogram',
    `POST ${ONE}/cryptogram`,
    ['network-token:cryptogram'],
    PRIVATE,
    createCryptogram,
  ),
  operation(
    'networkTokens.suspend',
    `PUT ${ONE}/suspend`,
    ['network-token:suspend'],
    PRIVATE,
    suspendNetworkToken,
  ),
  operation(
    'networkTokens.resume',
    `PUT ${ONE}/resume`,
    ['network-token:resume'],
    PRIVATE,
    resumeNetworkToken,
  ),
];
