import {
  basistheory,
  CoBadgedSupport,
  type Brand,
  type CardChangeEvent,
} from '@basis-theory/web-elements';

// The types of the package do not declare the field.
type NetworkChange = CardChangeEvent & { selectedNetwork?: Brand };

const form = document.querySelector('#card-form') as HTMLFormElement;
const saveButton = document.querySelector('#save') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card', {
  coBadgedSupport: [CoBadgedSupport.CartesBancaires],
  preSelectedNetworks: ['cartes-bancaires'],
});

let network: Brand | undefined;
card.on('change', (change) => {
  network = (change as NetworkChange).selectedNetwork;
  saveButton.disabled = !change.complete;
});
await card.mount('#card');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
    const token = await bt.tokens.create({ type: 'card', data: card });
    // The token does not hold the choice: send it along.
    const response = await fetch('/cards', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: token.id, network }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    result.textContent = 'Saved.';
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    result.textContent = 'The card was not saved. Try again.';
    saveButton.disabled = !card.metadata.complete;
  }
});
