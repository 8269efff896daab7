import { basistheory, type BasisTheoryApiError } from '@basis-theory/web-elements';

const form = document.querySelector('#details') as HTMLFormElement;
const saveButton = document.querySelector('#save') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const ssn = bt.createElement('text', {
  targetId: 'ssn',
  'aria-label': 'Social Security number',
  placeholder: '219-09-9999',
});
await ssn.mount('#ssn');
saveButton.disabled = false;

const explain = (error: unknown): string => {
  const { name, message } = error as Error;
  if (name === 'BasisTheoryValidationError') return 'Enter the whole number.';
  if (name === 'BasisTheoryApiError') {
    const { status } = error as BasisTheoryApiError;
    console.error(status);
    return status === 400 ? 'That is not a Social Security number.' : 'Try again later.';
  }
  console.error(name, message);
  return 'The number could not be saved. Reload the page.';
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (ssn.metadata.empty) {
    result.textContent = 'Enter a number.';
    return;
  }
  saveButton.disabled = true;
  try {
    // The Element itself is the value: this script never reads the number.
    const token = await bt.tokens.create({ type: 'social_security_number', data: ssn });
    result.textContent = `Token ${token.id}`;
    ssn.clear();
  } catch (error) {
    result.textContent = explain(error);
  } finally {
    saveButton.disabled = false;
  }
});
