import { basistheory } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const number = bt.createElement('cardNumber', { targetId: 'number' });
const expiry = bt.createElement('cardExpirationDate', { targetId: 'expiry' });
const code = bt.createElement('cardVerificationCode', { targetId: 'code' });
await Promise.all([
  number.mount('#number'),
  expiry.mount('#expiry'),
  code.mount('#code'),
]);

number.on('change', ({ cardBrand }) => {
  void code.update({ cardBrand });
});

document.querySelector('#save')?.addEventListener('click', async () => {
  const token = await bt.tokens.create({
    type: 'card',
    data: {
      number,
      expiration_month: expiry.month(),
      expiration_year: expiry.year(),
      cvc: code,
    },
  });
  console.log(token.id);
});
