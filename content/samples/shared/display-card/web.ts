import { basistheory } from '@basis-theory/web-elements';

const showButton = document.querySelector('#show-card') as HTMLButtonElement;
const message = document.querySelector('#message') as HTMLOutputElement;

const failToLoad = (error: unknown): never => {
  showButton.disabled = true;
  message.textContent = "The card can't be loaded. Reload the page.";
  throw error;
};

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' }).catch(failToLoad);
if (!bt) throw new Error('Load the Elements in a browser.');

const cardNumber = bt.createElement('cardNumber', {
  targetId: 'card-number',
  'aria-label': 'Card number',
  readOnly: true,
});
const expirationDate = bt.createElement('cardExpirationDate', {
  targetId: 'expiration-date',
  'aria-label': 'Expiration date',
  readOnly: true,
});
const securityCode = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
  readOnly: true,
});

await Promise.all([
  cardNumber.mount('#card-number'),
  expirationDate.mount('#expiration-date'),
  securityCode.mount('#security-code'),
]).catch(failToLoad);

let hiding: number | undefined;
const hideCard = () => {
  for (const element of [cardNumber, expirationDate, securityCode]) element.clear();
};

const showCard = async (cardId: string): Promise<void> => {
  const session = await bt.sessions.create();

  // Your server gets the nonce, never the session key. It knows the user from
  // your own login, authorizes the session and answers with the id of the token.
  const response = await fetch(`/cards/${cardId}/reveal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce: session.nonce }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { token_id: tokenId } = (await response.json()) as { token_id: string };

  // `data` holds references. The values themselves stay inside the Elements.
  const token = await bt.tokens.retrieve(tokenId, { apiKey: session.sessionKey });
  clearTimeout(hiding);
  hiding = window.setTimeout(hideCard, 60_000);
  cardNumber.setValue(token.data.number);
  expirationDate.setValue({
    month: token.data.expiration_month,
    year: token.data.expiration_year,
  });
  if (token.data.cvc) securityCode.setValue(token.data.cvc);
};

showButton.addEventListener('click', async () => {
  showButton.disabled = true;
  message.textContent = '';
  try {
    await showCard('<CARD_ID>');
  } catch (error) {
    const { name, message: text, status } = error as Error & { status?: number };
    console.error(name, status ?? text);
    message.textContent = 'The card cannot be shown now. Try again.';
  } finally {
    showButton.disabled = false;
  }
});
