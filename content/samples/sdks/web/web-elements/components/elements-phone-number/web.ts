import { basistheory } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const phone = bt.createElement('text', {
  targetId: 'phone',
  'aria-label': 'Phone number',
  placeholder: '(555) 123-4567',
  mask: ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
  validation: /^\(\d{3}\) \d{3}-\d{4}$/,
  transform: [/[() -]/, ''],
});
await phone.mount('#phone');

document.querySelector('#save')?.addEventListener('click', async () => {
  const token = await bt.tokens.create({ type: 'token', data: phone });
  console.log(token.id);
});
