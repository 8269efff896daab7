import { onVisit } from '@site/components/browser/navigation/visits';
import { sampleCardSlot } from './slot';

let isFollowing = false;

/** Has the page's samples show the stored card. Without one, nothing is loaded. */
function show(): void {
  const slot = sampleCardSlot();
  if (!isFollowing && slot.get() === null) return;
  isFollowing = true;
  import('./show').then(
    ({ showSampleCard }) => {
      showSampleCard(slot.get());
    },
    (error: unknown) => {
      console.warn("The samples keep their own card: your test card's code didn't load.", error);
    },
  );
}

/** Keeps the samples of each page at the test card that the reader chose, here or in another tab. */
export function followSampleCard(): void {
  sampleCardSlot().listen(show);
  onVisit((visit, previous) => {
    if (visit.pathname !== previous?.pathname) show();
  });
}
