import { onVisit } from '@site/components/browser/navigation/visits';
import { noteReading, READ_PAGES_KEY } from '@site/engines/read-pages';
import { storageSlot } from '@site/components/browser/storage';

const MS = 1000;

/** Tells on a page that the reader has opened before that it has changed since. */
export function bind(): void {
  const slot = storageSlot(READ_PAGES_KEY);
  onVisit(({ pathname }, previous) => {
    if (pathname === previous?.pathname) return;
    const root = document.documentElement;
    const change = Number(document.querySelector<HTMLMetaElement>('meta[name="changed"]')?.content);
    // NaN where the page doesn't say when it was changed.
    const page = { route: pathname, change, now: Math.floor(Date.now() / MS) };
    const { stored, changedSince } = change > 0 ? noteReading(slot.get(), page) : {};
    if (stored !== undefined) slot.set(stored);
    // As app/browser/before-paint/room-for-mark.ts does on a load.
    root.toggleAttribute('data-changed', changedSince !== undefined);
    if (changedSince === undefined) return;
    import('./show').then(
      ({ showMark }) => {
        if (window.location.pathname === pathname) showMark(new Date(changedSince * MS));
      },
      () => {
        root.removeAttribute('data-changed');
      },
    );
  });
}
