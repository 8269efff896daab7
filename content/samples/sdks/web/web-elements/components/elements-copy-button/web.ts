import { basistheory } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const number = bt.createElement('cardNumber', { targetId: 'number', readOnly: true });
const copy = bt.createElement('copyButton', {
  targetId: 'copy',
  text: 'Copy card number',
});
await Promise.all([number.mount('#number'), copy.mount('#copy')]);

copy.setValueRef(number);
copy.on('copy', () => console.log('The card number is on the clipboard.'));
