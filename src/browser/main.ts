/** The script of every page. What it binds sits on the document, so that it outlives the pages that are swapped. */
import './watch-crashes';
import { behaviors } from '@site/src/components/registry/behaviors';
import { startRouter } from '@site/src/framework/router';
import { startVisits } from '@site/src/framework/visits';
import { bind as canonicalAddress } from '@site/src/lib/addresses/canonical-address';
import { bind as preferredVersion } from '@site/src/lib/addresses/preferred-version';
import { alone } from '@site/src/lib/controls/alone';
import { bind as keyboardMode } from '@site/src/lib/controls/keyboard-mode';
import { bind as scrollBoxes } from '@site/src/lib/controls/scroll-boxes';
import { bind as currentOperation } from '@site/src/lib/reading-place/current-operation';
import { bind as focusNewPage } from '@site/src/lib/reading-place/focus-new-page';
import { bind as revealHashTarget } from '@site/src/lib/reading-place/reveal-hash-target';
import { bind as wholePage } from '@site/src/lib/reading-place/whole-page';
import { bind as followChoices } from '@site/src/lib/sample-preferences/follow-choices';
import { bind as rememberedPlaces } from '@site/src/lib/sample-preferences/remembered-places';
import { bind as highlightWords } from '@site/src/lib/search/highlight-words';
import { bind as announcement } from '@site/src/shell/Announcement/behavior';
import { bind as changedMark } from '@site/src/shell/ChangedMark/behavior';
import { bind as colorMode } from '@site/src/shell/ColorMode/behavior';
import { bind as contents } from '@site/src/shell/Contents/behavior';
import { bind as menu } from '@site/src/shell/Menu/behavior';
import { bind as notFound } from '@site/src/shell/NotFound/behavior';
import { bind as pageMenu } from '@site/src/shell/PageMenu/behavior';
import { bind as searchBox } from '@site/src/shell/SearchBox/behavior';
import { bind as sidebar } from '@site/src/shell/Sidebar/behavior';
import { bind as skipLink } from '@site/src/shell/SkipLink/behavior';
import { bind as toTop } from '@site/src/shell/ToTop/behavior';
import { bind as font } from './font';
import { bind as islands } from './islands';

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
  startRouter,
  startVisits,
])
  alone(bind);
// Tests wait for it: from here on the page responds.
document.documentElement.dataset.ready = 'true';
