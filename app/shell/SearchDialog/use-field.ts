import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '@site/components/browser/controls/use-latest';

interface FieldUse {
  readonly onType: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The list of results, while it shows. */
  readonly listId: string | undefined;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
}

/**
 * Connects a shell's field, which was there before, with what it finds. The browser keeps what is typed, and a
 * keystroke renders nothing until its response arrives.
 */
export function useField(field: HTMLInputElement, { onType, onKeyDown, listId, activeId }: FieldUse): void {
  const type = useLatest(onType);
  const press = useLatest(onKeyDown);
  useEffect(() => {
    field.addEventListener('input', type);
    field.addEventListener('keydown', press);
    return () => {
      field.removeEventListener('input', type);
      field.removeEventListener('keydown', press);
    };
  }, [field, type, press]);
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(listId !== undefined));
    for (const [name, id] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const)
      if (id === undefined) field.removeAttribute(name);
      else field.setAttribute(name, id);
  }, [field, listId, activeId]);
}
