import { basistheory, type ICardElement } from '@basis-theory/web-elements';

const openButton = document.querySelector('#open') as HTMLButtonElement;
const dialog = document.querySelector('#dialog') as HTMLDialogElement;
const saveButton = document.querySelector('#save') as HTMLButtonElement;
const message = document.querySelector('#message') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

let card: ICardElement | undefined;

openButton.addEventListener('click', async () => {
  message.textContent = '';
  // The dialog first, so that the payer sees where the card goes.
  dialog.showModal();
  // A removed Element cannot be mounted again: create one each time.
  card = bt.createElement('card');
  card.on('ready', () => card?.focus());
  try {
    await card.mount('#card');
  } catch (error) {
    const { name, message: text, status } = error as Error & { status?: number };
    console.error(name, status ?? text);
    dialog.close();
    message.textContent = 'The card form could not be shown. Reload the page.';
  }
});

saveButton.addEventListener('click', async () => {
  if (!card) return;
  await card.update({ disabled: true });
  try {
    const token = await bt.tokens.create({ type: 'card', data: card });
    message.textContent = `Saved as token ${token.id}`;
    dialog.close();
  } catch (error) {
    const { name, message: text, status } = error as Error & { status?: number };
    console.error(name, status ?? text);
    message.textContent = 'The card was not saved. Check it and try again.';
    await card.update({ disabled: false });
  }
});

// The Escape key closes a dialog, too. Unmounting ends the Element and what was typed.
dialog.addEventListener('close', () => {
  card?.unmount();
  card = undefined;
});
