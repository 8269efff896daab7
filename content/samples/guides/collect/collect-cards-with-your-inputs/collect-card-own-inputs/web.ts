import { basistheory, type BasisTheoryApiError } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;
const saveButton = document.querySelector('#save-card') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;
const isApiError = (error: unknown): error is BasisTheoryApiError =>
  error instanceof Error && error.name === 'BasisTheoryApiError';
const input = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The package did not load.');
saveButton.disabled = false;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
    const token = await bt.tokens.create({
      type: 'card',
      data: {
        number: input('number').value.replace(/\D/g, ''),
        expiration_month: Number(input('month').value),
        expiration_year: Number(input('year').value),
        cvc: input('code').value.trim(),
      },
    });
    form.reset();
    result.textContent = `Saved as token ${token.id}`;
  } catch (error) {
    // Write the status to the console, never the request: it holds the card.
    if (isApiError(error)) console.error(error.status);
    result.textContent = 'The card was not saved. Check it and try again.';
  } finally {
    saveButton.disabled = false;
  }
});
