import type { RoomCalls } from './room-calls.ts';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const REACTOR = 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87';
const reaction = { args: { card: `{{ ${CARD} }}` } };

export const calls: RoomCalls = {
  successes: {
    'reactors.list': { url: '/reactors' },
    'reactors.get': { url: `/reactors/${REACTOR}` },
    'reactors.react': { url: `/reactors/${REACTOR}/react`, body: reaction },
    'reactors.reactAsync': { url: `/reactors/${REACTOR}/react-async`, body: reaction },
    'reactors.results.get': { url: `/reactors/${REACTOR}/results/6b1a2b74-1b6c-4bb4-b43e-d1435793740e` },
  },
  failures: [
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
    'reactors.react 422': 'The code of the fixed reactors compiles.',
    'reactors.reactAsync 422': 'The code of the fixed reactors compiles.',
    'reactors.results.get 422': 'The code of the fixed reactors compiles.',
  },
};
