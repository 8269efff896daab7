/** The applications of a simulator that has just started, and their keys. */
import type { ApplicationType } from '../../application-types';
import { CREATE, INVOKE, READ } from '../account-updater/initial';
import { NETWORK_TOKEN_PERMISSIONS } from '../network-tokens/initial';
import type { StoredApplication } from '../types';
import { PAGE_WALLETS, SERVER_WALLETS } from '../wallets/initial-wallets';
import { SAMPLES_APPLICATION } from './access';

const STORING = ['token:create', 'token:update', 'token-intent:create', ...PAGE_WALLETS];
const TOKENS = [
  ...STORING,
  'token:read',
  'token:search',
  'token:delete',
  'token-intent:read',
  'token-intent:delete',
];
const THREE_DS = ['3ds:session:create', '3ds:session:read', '3ds:session:authenticate'];

const NETWORKS = [...NETWORK_TOKEN_PERMISSIONS, CREATE, READ, INVOKE];

/** A key that the simulator accepts, besides placeholders such as `<API_KEY>` and the keys that its applications get. */
export interface ReadyKey {
  readonly key: string;
  readonly type: ApplicationType;
  readonly purpose: string;
}

const APPLICATIONS = [
  {
    id: SAMPLES_APPLICATION,
    name: 'Samples',
    type: 'private',
    key: 'key_test_us_pvt_example',
    permissions: [
      ...TOKENS,
      'token:use',
      'proxy:invoke',
      'reactor:invoke',
      ...SERVER_WALLETS,
      ...THREE_DS,
      ...NETWORKS,
    ],
    purpose: 'Everything the mock platform supports. Tokens are masked',
  },
  {
    id: '5c14e3a5-1f0c-4a7e-9f5d-30f9a1f6d2b8',
    name: 'Checkout page',
    type: 'public',
    key: 'key_test_us_pub_example',
    permissions: [...STORING, '3ds:session:create'],
    purpose: 'What a page or an app can do: store but never read',
  },
  {
    id: '9a3a53c1-66c7-4b0f-8a39-0e62a2ad3f0e',
    name: 'Support desk',
    type: 'private',
    key: 'key_test_us_pvt_reads',
    permissions: ['token:read'],
    purpose: 'Reads masked tokens and gets 403 for everything else',
  },
  {
    id: '7d0f6c2e-4b59-4a1d-8a70-94c2ce6b1f35',
    name: 'Reveals tokens',
    type: 'private',
    key: 'key_test_us_pvt_reveals',
    permissions: ['apple-pay:reveal', 'google-pay:reveal', 'network-token:reveal'],
    rules: [{ priority: 1, container: '/', transform: 'reveal', permissions: ['token:read'] }],
    purpose: 'Reads tokens and network tokens in plain text',
  },
] as const satisfies readonly (Omit<StoredApplication, 'keys' | 'createdAt' | 'rules'> &
  ReadyKey & { rules?: StoredApplication['rules'] })[];

/** What guides name as the application whose key the code of a proxy uses. It has no key to call the API with. */
const FOR_TRANSFORMS: Omit<StoredApplication, 'createdAt'> = {
  id: '62d78f3a-1b0b-4d2c-9d2a-6f0d3c8b7a11',
  name: 'Transforms',
  type: 'private',
  permissions: ['token:create', 'token:read'],
  rules: [],
  keys: [],
};

function storedApplication(one: (typeof APPLICATIONS)[number], createdAt: number): StoredApplication {
  const { id, name, type, permissions, key } = one;
  const keyId = `cc91b922-b0bf-4782-8e50-${id === SAMPLES_APPLICATION ? '3f56f961be21' : id.slice(-12)}`;
  return {
    id,
    name,
    type,
    permissions,
    rules: 'rules' in one ? one.rules : [],
    keys: [{ secret: key, id: keyId, version: '1', createdAt }],
    createdAt,
  };
}

/** The keys that are ready to use. */
export const READY_KEYS: readonly ReadyKey[] = APPLICATIONS.map(({ key, type, purpose }) => ({
  key,
  type,
  purpose,
}));

/** The applications that are there from the start. */
export function initialApplications(createdAt: number): readonly StoredApplication[] {
  return [...APPLICATIONS.map((one) => storedApplication(one, createdAt)), { ...FOR_TRANSFORMS, createdAt }];
}
