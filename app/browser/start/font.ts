import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';

const FONT = '1rem "Public Sans"';

/** Remembers that the browser has the font, so that pages are set in it from the start (`app/browser/before-paint/font-at-first.ts`). */
function remember(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="font"]')?.content;
  try {
    if (address !== undefined) localStorage.setItem('font', address);
  } catch {
    // Nothing of the reader's is lost: the next page comes as this one did.
  }
}

/** Fetches the font where the page does without it, for the pages to come: another one now would move the text. */
export function bind(): void {
  const isSet = document.documentElement.hasAttribute('data-font');
  if (!isSet && isFrugalConnection()) return;
  document.fonts
    .load(FONT)
    .then(() => {
      remember();
      document.addEventListener('astro:before-swap', ({ newDocument }) => {
        newDocument.documentElement.toggleAttribute('data-font', true);
      });
    })
    .catch((error: unknown) => {
      console.warn("The font couldn't be loaded: pages use the system font.", error);
    });
}
