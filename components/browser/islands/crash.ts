/**
 * Tells the reader of an exception that nothing has caught, whatever part of the page it comes from.
 */
import { showMessage } from '@site/components/shared/Message';

let hide: (() => void) | undefined;

/** The text of an error, as a reader can pass it on. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}

/** Whether an error is code that didn't come, or not as a whole. The rest of the page works without it. */
const isLostCode = (error: unknown): boolean =>
  error instanceof Error && (error instanceof SyntaxError || isLostRequest(error));

const reload = (): void => {
  window.location.reload();
};

/**
 * Tells what is wrong with the page, with a way to try again. A later message takes the place of an earlier one.
 *
 * @param tryAgain what the reader can do; by default the page is loaded again
 * @returns what takes the message away
 */
export function tell(text: string, detail?: string, tryAgain = reload): () => void {
  hide?.();
  hide = showMessage({
    text,
    detail,
    button: 'Try again',
    onPress: () => {
      hide?.();
      tryAgain();
    },
  });
  return hide;
}

/** Says that the page crashed, or that a part of it didn't come, and why. */
export function tellCrash(error: unknown, tryAgain?: () => void): void {
  tell(
    isLostCode(error) ? "Part of this page didn't load." : 'This page crashed.',
    errorText(error),
    tryAgain,
  );
}

/** Whether code of this site threw an error: scripts of extensions and of the browser run in the page too. */
function isOurs(error: unknown): error is Error {
  return error instanceof Error && (error.stack ?? '').includes(`${window.location.origin}/`);
}

/** Whether an error is a request that came to nothing; anyone who made the request says so where that matters. */
function isLostRequest(error: Error): boolean {
  return (
    error instanceof DOMException || (error instanceof TypeError && /fetch|import|load/i.test(error.message))
  );
}

/** Watches for exceptions that nothing catches. */
export function watchForCrashes(): void {
  window.addEventListener('error', ({ error }) => {
    if (isOurs(error)) tellCrash(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason) && !isLostRequest(reason)) tellCrash(reason);
  });
}
