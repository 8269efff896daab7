import { tellCrash } from '@site/components/browser/islands/crash';

/** What a reader turns to: the menu, a heading, and the button that comes beside it. */
const PARTS = '.page-menu, .anchor, .copy-section';

let respond: ((event: Event) => void) | undefined;

/** Once its code is there, it responds within the event: Safari lets scripts copy only then. */
function onEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || target.closest(PARTS) === null) return;
  if (respond === undefined)
    import('./responses')
      .then(({ start }) => {
        respond ??= start();
        respond(event);
      })
      .catch((error: unknown) => {
        // A reader who only points at a heading misses nothing.
        if (type === 'click' && target.closest('button') !== null) tellCrash(error);
      });
  else respond(event);
}

/** Lets the reader copy the page or a section of it as Markdown. The code for that comes when the reader turns to one. */
export function bind(): void {
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onEvent);
}
