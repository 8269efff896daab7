/** What runs in every page before it's painted. `app/head` bundles it and puts in what the build knows. */
import { baseUrlBanner } from './base-url-banner';
import { closedAnnouncement } from './closed-announcement';
import { colorMode } from './color-mode';
import { earlySearch } from './early-search';
import { fontAtFirst } from './font-at-first';
import { plainSwaps } from './plain-swaps';
import { roomForMark } from './room-for-mark';
import { startScripts } from './start-scripts';
import { wholePage } from './whole-page';

/** What the build knows, instead of the name. */
declare const BUILT_WITH: {
  /** ID of the announcement. */
  readonly announcement: string;
  /** Path that the site is built for. */
  readonly base: string;
};

/** What the page says of itself. */
const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

colorMode();
fontAtFirst(said('font') ?? '');
roomForMark(said('changed'));
wholePage();
closedAnnouncement(BUILT_WITH.announcement);
baseUrlBanner(BUILT_WITH.base);
plainSwaps();
earlySearch();
startScripts();
