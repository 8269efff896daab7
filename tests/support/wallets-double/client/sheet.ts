import { problem } from '../../elements-double/client/problem.ts';

export interface Sheet {
  /** Shows a state in place of the one before. */
  readonly showState: (text: string) => void;
  readonly close: () => void;
}

interface SheetContent {
  readonly wallet: string;
  readonly lines: readonly string[];
  readonly onPay: () => void;
  readonly onCancel: () => void;
}

/** Shows a sheet, as a dialog that keeps the page from being used. */
export function openSheet({ wallet, lines, onPay, onCancel }: SheetContent): Sheet {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = wallet;
  const state = document.createElement('output');
  const button = (text: string, onClick: () => void): HTMLButtonElement => {
    const element = document.createElement('button');
    element.textContent = text;
    element.addEventListener('click', onClick);
    return element;
  };
  const texts = lines.map((line) => {
    const element = document.createElement('p');
    element.textContent = line;
    return element;
  });
  dialog.append(...texts, state, button('Pay now', onPay), button('Cancel', onCancel));
  document.body.append(dialog);
  dialog.showModal();
  return {
    showState: (text) => {
      state.textContent = text;
    },
    close: () => {
      dialog.remove();
    },
  };
}

/** Reports a sheet that opens without a click of a person. */
export function requireClick(place: string): void {
  if (!navigator.userActivation.isActive) problem(`${place} is called without a click of the customer.`);
}
