/** Islands: parts of a page that React takes over when the reader comes to them. Nothing of React is loaded before. */
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { islands } from '@site/src/components/registry/islands';
import { onVisit } from '@site/src/framework/visits';
import { ISLAND_WANTED } from '@site/src/framework/wanted-islands';
import { tellCrash } from './crash';

/** How far from the window an island is started. */
const NEAR = '300px';

let roots: Root[] = [];

const started = new WeakSet<HTMLElement>();

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = islands[name];
  if (load === undefined || started.has(element)) return;
  started.add(element);
  const [{ startIsland }, { Island }] = await Promise.all([import('./start-island'), load()]);
  if (element.isConnected) roots.push(startIsland(element, name, Island as ComponentType<object>));
}

function startOrTell(element: HTMLElement): void {
  start(element).catch((error: unknown) => {
    started.delete(element);
    console.error("A part of the page doesn't respond: its code couldn't be loaded.", error);
    // Once the page has been left, it's no loss.
    if (element.isConnected) tellCrash(error);
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
    for (const root of roots) root.unmount();
    roots = [];
    for (const element of document.querySelectorAll('[data-island]')) near.observe(element);
  });
}
