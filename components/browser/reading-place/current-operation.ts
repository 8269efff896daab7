import { onVisit } from '@site/components/browser/navigation/visits';

/** The part of an operation's element that decides: a line a third of the window below its upper edge. */
const LINE = '-33% 0px -67% 0px';

type OperationListener = (anchor: string | undefined) => void;

const listeners: OperationListener[] = [];
let current: string | undefined;

const anchorOf = (section: Element): string | undefined => (section as HTMLElement).dataset.operation;

function change(anchor: string | undefined): void {
  if (anchor === current) return;
  current = anchor;
  for (const listener of listeners) listener(anchor);
}

/** Calls back with the anchor of the operation that the reader looks at; undefined before, between and after operations. */
export function onCurrentOperation(listener: OperationListener): void {
  listeners.push(listener);
}

/** Follows the operations of each page: elements with `data-operation`, the ID of their heading. */
export function bind(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (!isIntersecting && anchorOf(target) === current) change(undefined);
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entered !== undefined) change(anchorOf(entered.target));
    },
    { rootMargin: LINE },
  );
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname) return;
    observer.disconnect();
    current = undefined;
    for (const section of document.querySelectorAll('[data-operation]')) observer.observe(section);
  });
}
