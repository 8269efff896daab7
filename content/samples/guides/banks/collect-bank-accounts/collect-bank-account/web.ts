import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#bank-form') as HTMLFormElement;
const saveButton = document.querySelector('#save-account') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const digit = /\d/;
const routingNumber = bt.createElement('text', {
  targetId: 'routing-number',
  'aria-label': 'Routing number',
  placeholder: '0210 0002 1',
  mask: [digit, digit, digit, digit, ' ', digit, digit, digit, digit, ' ', digit],
  // The blanks are for the eye: the token holds digits only.
  transform: [/ /g, ''],
});
const accountNumber = bt.createElement('text', {
  targetId: 'account-number',
  'aria-label': 'Account number',
});

const elements = [routingNumber, accountNumber];
const updateButton = () => {
  saveButton.disabled = !elements.every(({ metadata }) => metadata.complete && !metadata.empty);
};
for (const element of elements) element.on('change', updateButton);

await Promise.all([routingNumber.mount('#routing-number'), accountNumber.mount('#account-number')]);

const saveAccount = async (): Promise<string> => {
  const token = await bt.tokens.create({
    type: 'bank',
    data: { routing_number: routingNumber, account_number: accountNumber },
  });
  // Your server stores the id of the token. It never receives the account number.
  const response = await fetch('/bank-accounts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_id: token.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return token.id;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
    result.textContent = `Saved as token ${await saveAccount()}`;
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    result.textContent = 'The account could not be saved. Check both numbers.';
    updateButton();
  }
});
