import type { OperationCalls } from './operation-calls.ts';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const REACTOR = 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87';
const code = 'module.exports = async (req) => ({ raw: req.args });';
const reactor = { name: 'Echo', code };
const reaction = { args: { card: `{{ ${CARD} }}` } };

export const calls: OperationCalls = {
  successes: {
    'reactors.list': { url: '/reactors' },
    'reactors.create': {
      url: '/reactors',
      body: { ...reactor, application: { id: 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b' } },
    },
    'reactors.update': { url: `/reactors/${REACTOR}`, body: { ...reactor, runtime: { image: 'node22' } } },
    'reactors.patch': { url: `/reactors/${REACTOR}`, body: { name: 'Echo (EU)' } },
    'reactors.delete': { url: `/reactors/${REACTOR}` },
    'reactors.get': { url: `/reactors/${REACTOR}` },
    'reactors.react': { url: `/reactors/${REACTOR}/react`, body: reaction },
    'reactors.reactAsync': { url: `/reactors/${REACTOR}/react-async`, body: reaction },
    'reactors.results.get': { url: `/reactors/${REACTOR}/results/6b1a2b74-1b6c-4bb4-b43e-d1435793740e` },
  },
  failures: [
    ['reactors.create', 400, { body: { ...reactor, name: '' } }],
    ['reactors.create', 400, { body: { name: 'Echo' } }],
    ['reactors.create', 400, { body: { ...reactor, code: 'x'.repeat(50_001) } }],
    ['reactors.create', 400, { body: { ...reactor, configuration: { KEY: 1 } } }],
    ['reactors.create', 400, { body: { ...reactor, runtime: { image: 'node99' } } }],
    ['reactors.create', 400, { body: { ...reactor, runtime: 'node22' } }],
    ['reactors.create', 400, { body: { ...reactor, application: { id: 'nothing' } } }],
    ['reactors.update', 400, { body: { name: 'Echo' } }],
    ['reactors.update', 404, { url: '/reactors/nothing' }],
    ['reactors.patch', 400, { body: { code: null } }],
    ['reactors.patch', 404, { url: '/reactors/nothing' }],
    ['reactors.patch', 415, { headers: { 'content-type': 'application/json' } }],
    ['reactors.delete', 404, { url: '/reactors/nothing' }],
    ['reactors.get', 404, { url: '/reactors/nothing' }],
    ['reactors.react', 400, { body: {} }],
    ['reactors.react', 400, { body: { args: { card: '{{ nothing-has-this-id }}' } } }],
    ['reactors.react', 404, { url: '/reactors/nothing/react' }],
    ['reactors.reactAsync', 400, { body: {} }],
    ['reactors.reactAsync', 404, { url: '/reactors/nothing/react-async' }],
    ['reactors.results.get', 404, { url: `/reactors/${REACTOR}/results/nothing` }],
    ['reactors.results.get', 404, { url: '/reactors/nothing/results/6b1a2b74-1b6c-4bb4-b43e-d1435793740e' }],
  ],
  neverGiven: {
    'reactors.list 404': 'Its tenant always exists.',
    'reactors.react 422': 'The code that the simulator runs compiles. Other code returns 501.',
    'reactors.reactAsync 422': 'The code that the simulator runs compiles. Other code returns 501.',
    'reactors.results.get 422': 'The code that the simulator runs compiles. Other code returns 501.',
  },
};
