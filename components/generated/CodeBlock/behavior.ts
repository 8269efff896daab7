import { onClickOn } from '@site/components/browser/controls/on-document';
import { followSampleCard } from '@site/components/browser/sample-card/follow';
import styles from './styles.module.css';

/** Lets the reader wrap long lines, and shows the test card that the reader chose. */
export function bind(): void {
  onClickOn('[data-wrap]', (button) => {
    const wraps = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(wraps));
    button
      .closest('figure')
      ?.querySelector('pre')
      ?.classList.toggle(styles.wrapped ?? '', wraps);
  });
  followSampleCard();
}
