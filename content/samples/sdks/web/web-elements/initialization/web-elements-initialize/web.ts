import { basistheory, type BasisTheoryElements } from '@basis-theory/web-elements';

const message = document.querySelector('#message') as HTMLOutputElement;

async function start(): Promise<BasisTheoryElements> {
  const bt = await basistheory('<PUBLIC_API_KEY>', {
    environment: 'test',
    useNetworkCheck: true,
  });
  if (!bt) throw new Error('The Elements did not load.');
  return bt;
}

let instance: Promise<BasisTheoryElements> | undefined;

/** The one instance of the app. It loads when a form first asks for it. */
export function getElements(): Promise<BasisTheoryElements> {
  instance ??= start();
  return instance;
}

try {
  const bt = await getElements();
  await bt.createElement('card').mount('#card');
} catch (error) {
  const { name, message: text, status } = error as Error & { status?: number };
  console.error(name, status ?? text);
  message.textContent = 'The card form did not load. Pause content blockers and reload the page.';
}
