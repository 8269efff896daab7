import { basistheory, type InputKeydownEvent } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;
const loading = document.querySelector('#loading') as HTMLParagraphElement;
const problem = document.querySelector('#problem') as HTMLParagraphElement;
const saveButton = document.querySelector('#save') as HTMLButtonElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const number = bt.createElement('cardNumber', { targetId: 'number', 'aria-label': 'Card number' });
const expiry = bt.createElement('cardExpirationDate', {
  targetId: 'expiry',
  'aria-label': 'Expiration date',
});
const code = bt.createElement('cardVerificationCode', {
  targetId: 'code',
  'aria-label': 'Security code',
});

const fields = [
  { element: number, wrong: 'This card number is not valid.' },
  { element: expiry, wrong: 'This expiration date is not valid.' },
  { element: code, wrong: 'This security code is not valid.' },
];

const showState = () => {
  const invalid = fields.find(({ element }) =>
    element.metadata.errors?.some(({ type }) => type === 'invalid'),
  );
  problem.textContent = invalid?.wrong ?? '';
  saveButton.disabled = !fields.every(({ element }) => element.metadata.complete);
};
number.on('change', ({ cardBrand }) => {
  void code.update({ cardBrand });
  showState();
});
expiry.on('change', showState);
code.on('change', showState);

// Enter in an Element does not reach your form.
const submitOnEnter = ({ key }: InputKeydownEvent) => {
  if (key === 'Enter' && !saveButton.disabled) form.requestSubmit();
};
number.on('keydown', submitOnEnter);
expiry.on('keydown', submitOnEnter);
code.on('keydown', submitOnEnter);

let waiting = fields.length;
const countReady = () => {
  waiting -= 1;
  loading.hidden = waiting === 0;
};
number.on('ready', countReady);
expiry.on('ready', countReady);
code.on('ready', countReady);

await Promise.all([number.mount('#number'), expiry.mount('#expiry'), code.mount('#code')]);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
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
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    problem.textContent = 'The card was not saved. Try again.';
  } finally {
    saveButton.disabled = false;
  }
});
