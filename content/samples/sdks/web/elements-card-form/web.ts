import { basistheory } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card');
await card.mount('#card');

document.querySelector('#save')?.addEventListener('click', async () => {
  const token = await bt.tokens.create({ type: 'card', data: card });
  console.log(token.id);
});
