import { onClickOn } from '@site/components/browser/controls/on-document';
import { storageSlot } from '@site/components/browser/storage';

/** Lets the reader close the announcement; the script of the head reads what is stored. */
export function bind(): void {
  const slot = storageSlot('announcement.closed');
  onClickOn('[data-close-announcement]', (button) => {
    const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '';
    document.documentElement.setAttribute('data-announcement-closed', '');
    slot.set(id);
  });
}
