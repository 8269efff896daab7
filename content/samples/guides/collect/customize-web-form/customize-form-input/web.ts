import { basistheory } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const ssn = bt.createElement('text', {
  targetId: 'ssn',
  'aria-label': 'Social Security number',
  placeholder: '219-09-9999',
  inputMode: 'numeric',
  // One entry for each position: a digit, or a dash that appears on its own.
  mask: [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
  // The whole value: no group of zeros at the start.
  validation: /^(?!000)\d{3}-\d{2}-\d{4}$/,
  // What is stored: the nine digits alone.
  transform: /-/,
});
await ssn.mount('#ssn');
