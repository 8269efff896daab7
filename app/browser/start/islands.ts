/** Starts islands, the parts of a page that components take over, when the reader comes to them. None of their code is loaded before. */
import type { ComponentType } from 'react';
import { islands } from '@site/components/registry/islands';
import { onVisit } from '@site/components/browser/navigation/visits';
import { ISLAND_WANTED } from '@site/components/browser/navigation/wanted-islands';
import { tell, tellCrash } from '../../../components/browser/islands/crash';

/** How far from the window an island is started. */
const NEAR = '300px';

/** After this many milliseconds, a reader who waits for an island learns that it's still to come. */
const PATIENCE_MS = 5000;

/** What ends each island of the page. */
let ends: (() => void)[] = [];

const started = new WeakSet<HTMLElement>();

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = islands[name];
  if (load === undefined || started.has(element)) return;
  started.add(element);
  const [{ startIsland }, { Island }] = await Promise.all([import('./start-island'), load()]);
  if (element.isConnected) ends.push(startIsland(element, Island as ComponentType<object>));
}

function startOrTell(element: HTMLElement): void {
  let hide: (() => void) | undefined;
  const timer = window.setTimeout(() => {
    hide = tell('Part of this page is slow to load.');
  }, PATIENCE_MS);
  start(element)
    .catch((error: unknown) => {
      started.delete(element);
      console.error("A part of the page doesn't respond, since its code couldn't be loaded.", error);
      // Once the page has been left, it's no loss.
      if (element.isConnected) tellCrash(error);
    })
    .finally(() => {
      window.clearTimeout(timer);
      hide?.();
    });
}

/** Starts the islands of each page, and ends them when the page goes. */
export function bind(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        startOrTell(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  document.addEventListener(ISLAND_WANTED, ({ target }) => {
    if (target instanceof HTMLElement) startOrTell(target);
  });
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname) return;
    near.disconnect();
    for (const end of ends) end();
    ends = [];
    for (const element of document.querySelectorAll('[data-island]')) near.observe(element);
  });
}
