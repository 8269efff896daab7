import { copyMessage, copyText, SHOWN_MS } from '@site/components/browser/controls/copy-text';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { reportOn } from '@site/components/browser/controls/report-on';

/** Lets the buttons copy. */
export function bind(): void {
  onClickOn('[data-copy]', (button) => {
    const target = button.closest('[data-copy-scope]')?.querySelector<HTMLElement>('[data-copied]');
    if (!target) return;
    void copyText(target.innerText, target).then((outcome) => {
      reportOn(button, copyMessage(outcome), SHOWN_MS[outcome]);
    });
  });
}
