/** The script of every page. What it binds sits on the document, so that it outlives the pages that are swapped. */
import './watch-crashes';
import { behaviors } from '@site/components/registry/behaviors';
import { startRouter } from '@site/app/browser/router/router';
import { startVisits } from '@site/components/browser/navigation/visits';
import { bind as canonicalAddress } from '@site/app/browser/behaviors/canonical-address';
import { bind as preferredVersion } from '@site/app/browser/behaviors/preferred-version';
import { runIsolated } from '@site/components/browser/controls/run-isolated';
import { bind as keyboardMode } from '@site/app/browser/behaviors/keyboard-mode';
import { bind as scrollBoxes } from '@site/components/browser/controls/scroll-boxes';
import { bind as currentOperation } from '@site/components/browser/reading-place/current-operation';
import { bind as focusNewPage } from '@site/app/browser/behaviors/focus-new-page';
import { bind as revealHashTarget } from '@site/components/browser/reading-place/reveal-hash-target';
import { bind as wholePage } from '@site/app/browser/behaviors/whole-page';
import { bind as followChoices } from '@site/components/browser/sample-preferences/follow-choices';
import { bind as rememberedPlaces } from '@site/components/browser/sample-preferences/remembered-places';
import { bind as highlightWords } from '@site/app/browser/behaviors/highlight-words';
import { bind as announcement } from '@site/app/shell/Announcement/behavior';
import { bind as changedMark } from '@site/app/shell/ChangedMark/behavior';
import { bind as colorMode } from '@site/app/shell/ColorMode/behavior';
import { bind as contents } from '@site/app/shell/Contents/behavior';
import { bind as menu } from '@site/app/shell/Menu/behavior';
import { bind as notFound } from '@site/app/shell/NotFound/behavior';
import { bind as pageMenu } from '@site/app/shell/PageMenu/behavior';
import { bind as searchBox } from '@site/app/shell/SearchBox/behavior';
import { bind as sidebar } from '@site/app/shell/Sidebar/behavior';
import { bind as skipLink } from '@site/app/shell/SkipLink/behavior';
import { bind as toTop } from '@site/app/shell/ToTop/behavior';
import { bind as font } from './font';
import { bind as islands } from './islands';
import { bind as reactAhead } from './react-ahead';

/** After so many milliseconds, input and the next frame have their turn. */
const SLICE_MS = 8;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let sliceStart = performance.now();
for (const bind of [
  canonicalAddress,
  ...behaviors,
  ...[announcement, changedMark, colorMode, contents, menu, notFound, pageMenu, searchBox, sidebar, skipLink],
  toTop,
  ...[
    preferredVersion,
    keyboardMode,
    scrollBoxes,
    currentOperation,
    followChoices,
    focusNewPage,
    revealHashTarget,
    wholePage,
    highlightWords,
  ],
  // It returns to a place after the others have changed the page.
  rememberedPlaces,
  islands,
  font,
  reactAhead,
  startRouter,
  startVisits,
]) {
  if (performance.now() - sliceStart > SLICE_MS) {
    await nextTask();
    sliceStart = performance.now();
  }
  runIsolated(bind);
}
// Tests wait for it: from here on the page responds.
document.documentElement.dataset.ready = 'true';
