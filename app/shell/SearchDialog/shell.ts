import styles from './shell.module.css';

/** The dialog of the search before its code is there: a field that takes what the reader types. */
export interface SearchShell {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  /** Where the search shows what it finds. */
  readonly place: HTMLElement;
  /** Closes it where the reader goes on to another page, which then needs the focus. */
  readonly leave: () => void;
}

const FIELD = {
  type: 'text',
  inputmode: 'search',
  enterkeyhint: 'go',
  role: 'combobox',
  'aria-label': 'Search all pages',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  placeholder: 'Search all pages',
};

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = style ?? '';
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

function button(style: string | undefined, label: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', style, { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Puts other content into the field, as if it had been typed. */
export function enter({ field }: SearchShell, query: string): void {
  field.value = query;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Opens the dialog, whose field has the focus by the next key. It's outside of the body, which goes when a page comes that
 * the reader has asked for before.
 *
 * @param opener gets the focus back, unless the reader goes on to another page
 * @param typedBefore what its field contains at first
 */
export function openShell(opener: HTMLElement, typedBefore = ''): SearchShell {
  // Not of type "search": Escape empties such a field in some browsers, and closes the dialog here.
  const field = make('input', styles.input, FIELD);
  const place = make('div', styles.place);
  const close = (): void => {
    dialog.close();
  };
  const clear = (): void => {
    enter(shell, '');
  };
  const bar = make(
    'div',
    styles.field,
    undefined,
    field,
    button(`${styles.button ?? ''} ${styles.clear ?? ''}`, 'Clear', clear),
    button(styles.button, 'Close', close),
  );
  const box = make('div', styles.box, undefined, bar, place);
  const dialog = make('dialog', styles.dialog, { 'aria-label': 'Search' }, box);
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
    close();
  };
  const shell: SearchShell = { dialog, field, place, leave };
  // The backdrop is part of the dialog. Everything within it is in the box.
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (isLeft) opener.blur();
    else opener.focus();
  });
  field.value = typedBefore;
  document.documentElement.append(dialog);
  dialog.showModal();
  return shell;
}

/**
 * Says something in a dialog that isn't filled yet.
 *
 * @param onRetry makes it an alert with a button
 */
export function sayInShell({ place }: SearchShell, sentence: string, onRetry?: () => void): void {
  const words = make('p', styles.sentence, onRetry && { role: 'alert' }, sentence);
  if (onRetry) words.append(' ', button(styles.button, 'Retry', onRetry));
  place.replaceChildren(words);
}
