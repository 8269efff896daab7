import { storageSlot } from '../../../browser/storage';
import { readDone, writeDone } from './stored';

/** The lists of this page load; where storage is denied, the only place that has them. */
const lists = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

const slotOf = (name: string) => storageSlot(`checklist-${name}`);

function hold(name: string, done: ReadonlySet<string>): void {
  lists.set(name, done);
  for (const listener of listeners) listener();
}

/** The items of a list that are done. */
export function doneItems(name: string): ReadonlySet<string> {
  const known = lists.get(name);
  if (known !== undefined) return known;
  const stored = readDone(slotOf(name).get());
  lists.set(name, stored);
  return stored;
}

/** Changes which items of a list are done, and stores it. */
export function setDoneItems(name: string, done: ReadonlySet<string>): void {
  slotOf(name).set(writeDone(done));
  hold(name, done);
}

/** Calls a listener whenever a list changes, here or in another tab, until what is returned is called. */
export function onDoneChange(name: string, listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = slotOf(name).listen((value) => {
    hold(name, readDone(value));
  });
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}
