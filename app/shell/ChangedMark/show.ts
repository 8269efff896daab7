import styles from './styles.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/**
 * Shows under the title that the page has changed, until the reader dismisses that or leaves.
 *
 * @param since when the reader had the page open before
 */
export function showMark(since: Date): void {
  const time = document.createElement('time');
  time.dateTime = since.toISOString();
  time.textContent = DATE.format(since);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.ariaLabel = 'Dismiss';
  dismiss.textContent = '×';
  const mark = document.createElement('div');
  mark.className = styles.mark ?? '';
  mark.append('Changed since you read it on ', time, dismiss);
  dismiss.addEventListener('click', () => {
    mark.remove();
    document.documentElement.removeAttribute('data-changed');
  });
  document.querySelector('article h1')?.after(mark);
}
