import { useSyncExternalStore } from 'react';

/** The part of an operation's element that decides: a line a third of the window below its upper edge. */
const LINE = '-33% 0px -67% 0px';

const anchors = new Map<Element, string>();
const listeners = new Set<() => void>();
let current: string | undefined;
let observer: IntersectionObserver | undefined;

function change(anchor: string | undefined): void {
  if (anchor === current) return;
  current = anchor;
  listeners.forEach((listener) => {
    listener();
  });
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target } of entries.filter(({ isIntersecting }) => !isIntersecting))
    if (anchors.get(target) === current) change(undefined);
  const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
  if (entered !== undefined) change(anchors.get(entered.target));
}

/**
 * Watches whether the reader looks at an operation.
 *
 * @param section the element of the operation
 * @param anchor id of its heading
 * @returns what ends it
 */
export function watchOperation(section: Element, anchor: string): () => void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: LINE });
  anchors.set(section, anchor);
  observer.observe(section);
  return () => {
    observer?.unobserve(section);
    anchors.delete(section);
    if (current === anchor) change(undefined);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The anchor of the operation that the reader looks at; undefined before, between and after operations. */
export function useCurrentOperation(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
