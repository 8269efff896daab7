import { basistheory, type ElementStyle } from '@basis-theory/web-elements';

const form = document.querySelector('#details') as HTMLFormElement;
const field = document.querySelector('#ssn') as HTMLDivElement;
const problem = document.querySelector('#ssn-problem') as HTMLParagraphElement;
const saveButton = document.querySelector('#save') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const style: ElementStyle = {
  fonts: ['https://fonts.googleapis.com/css2?family=Source+Sans+3'],
  base: {
    color: '#111827',
    fontFamily: '"Source Sans 3", sans-serif',
    fontSize: '16px',
    fontSmooth: 'antialiased',
    '::placeholder': { color: '#6b7280' },
    ':disabled': { color: '#9ca3af' },
  },
  invalid: { color: '#b91c1c' },
  complete: { color: '#166534' },
};

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const ssn = bt.createElement('text', {
  targetId: 'ssn',
  'aria-label': 'Social Security number',
  placeholder: '219-09-9999',
  inputMode: 'numeric',
  mask: [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
  validation: /^(?!000)\d{3}-\d{2}-\d{4}$/,
  transform: /-/,
  style,
});

ssn.on('ready', () => ssn.focus());
ssn.on('focus', () => field.classList.add('focused'));
ssn.on('blur', () => field.classList.remove('focused'));
ssn.on('change', ({ complete, errors }) => {
  const invalid = errors?.some(({ type }) => type === 'invalid') ?? false;
  field.classList.toggle('invalid', invalid);
  problem.textContent = invalid ? 'This is not a Social Security number.' : '';
  saveButton.disabled = !complete;
});

await ssn.mount('#ssn');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  await ssn.update({ disabled: true });
  try {
    const token = await bt.tokens.create({ type: 'social_security_number', data: ssn });
    result.textContent = `Token ${token.id}`;
    ssn.clear();
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    problem.textContent = 'The number was not saved. Try again.';
  } finally {
    await ssn.update({ disabled: false });
    saveButton.disabled = !ssn.metadata.complete;
  }
});
