import { basistheory } from '@basis-theory/web-elements';

// The answer has the shape of the request: a token for an object with a type, an id for a value.
type Tokens = { card: { id: string }; holder: string };

const form = document.querySelector('#card-form') as HTMLFormElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card');
const holder = bt.createElement('text', { targetId: 'holder', 'aria-label': 'Name on the card' });
await Promise.all([card.mount('#card'), holder.mount('#holder')]);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const tokens = (await bt.tokenize({
      card: { type: 'card', data: card },
      holder,
    })) as Tokens;
    result.textContent = `Card ${tokens.card.id}, holder ${tokens.holder}`;
  } catch (error) {
    // The script that the package loads has its own classes: compare names.
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    result.textContent =
      name === 'BasisTheoryValidationError'
        ? 'Check the card and the name.'
        : 'Nothing was saved. Try again.';
  }
});
