import styles from './styles.module.css';

/** Something that went wrong, and the one thing that the reader can do about it. */
interface Message {
  readonly text: string;
  /** What the browser says about it. */
  readonly detail?: string | undefined;
  /** What the button says. */
  readonly button: string;
  readonly onPress: () => void;
}

function paragraph(text: string, className = ''): HTMLElement {
  const made = document.createElement('p');
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Shows a message at the lower edge of the window, until the reader is on another page.
 *
 * @returns what takes it away before that
 */
export function showMessage({ text, detail, button: label, onPress }: Message): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  const words = document.createElement('div');
  words.append(paragraph(text), ...(detail === undefined ? [] : [paragraph(detail, styles.detail)]));
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  message.setAttribute('role', 'alert');
  message.append(words, button);
  document.body.append(message);
  return () => {
    message.remove();
  };
}
