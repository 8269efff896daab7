import { basistheory, type ElementStyle } from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const style: ElementStyle = {
  fonts: ['https://fonts.googleapis.com/css2?family=Source+Sans+3'],
  base: {
    color: '#1f2937',
    fontFamily: '"Source Sans 3", sans-serif',
    fontSize: '16px',
    '::placeholder': { color: '#6b7280' },
  },
  invalid: { color: '#b91c1c' },
};

const card = bt.createElement('card', { style });
await card.mount('#card');
