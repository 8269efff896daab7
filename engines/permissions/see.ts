/** The sections that results lead to, with the words of their links. */
import type { Link } from './types';

export const SEE = {
  hosts: { page: '/docs/api#hosts', about: 'Test and production hosts' },
  keys: { page: '/docs/api/authentication#kinds-of-keys', about: 'Kinds of keys' },
  rejectedKey: { page: '/docs/api/authentication#refused', about: 'When a key is rejected' },
  types: { page: '/docs/api/applications#types', about: 'Application types' },
  createApplication: {
    page: '/docs/api/applications#applications-create',
    about: 'Create an application',
  },
  keysApplication: {
    page: '/docs/api/applications#applications-getbykey',
    about: 'Get a key’s application',
  },
  permissionsOrRules: {
    page: '/docs/api/applications#permissions-or-rules',
    about: 'Permissions or access rules',
  },
  tenantsPermissions: {
    page: '/docs/api/applications/permissions#permissions-list',
    about: 'List permissions',
  },
  transforms: { page: '/docs/api/applications/access-rules#transforms', about: 'Transforms' },
  sessionSteps: { page: '/docs/api/applications/sessions#flow', about: 'How a session works' },
  proxySession: {
    page: '/docs/api/applications/sessions#proxy-session',
    about: 'A session that calls a proxy',
  },
  userSession: { page: '/docs/concepts/access-controls#sessions', about: 'Sessions for one user' },
  accessLimits: {
    page: '/docs/concepts/access-controls#limits-and-gotchas',
    about: 'Limits of access controls',
  },
  matching: { page: '/docs/concepts/what-are-containers#matching', about: 'What a container path covers' },
  containerLimits: {
    page: '/docs/concepts/what-are-containers#limits-and-gotchas',
    about: 'Limits of containers',
  },
  counts: { page: '/docs/api/rate-limits#other-limits', about: 'Sizes, durations, and counts' },
  ephemeralOff: {
    page: '/docs/api/proxies/invoke-ephemeral-proxies#switch-off',
    about: 'Turn off ephemeral proxies',
  },
  proxyErrors: {
    page: '/docs/api/proxies/invoke-ephemeral-proxies#errors',
    about: 'Errors of a proxy',
  },
  wasItCharged: { page: '/docs/card-payments/charge-card#was-it-charged', about: 'Was it charged?' },
} as const satisfies Readonly<Record<string, Link>>;
