/**
 * The site's URLs, with their canonical form, the pages closest to a missing one, and what a fragment or a query tells a
 * page. It finds IP addresses too. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { addressWithState, LONGEST_ADDRESS, stateInAddress, type ToolState } from './address-state';
export { canonicalPath } from './canonical-path';
export { closest } from './closest';
export { closestPaths } from './closest-paths';
export { findAddresses, type FoundAddress, type KnownAddress } from './find-addresses';
export { MAIN_ENTRIES } from './main-entries';
export { highlightIn, resultAddress, sharedAddress, withoutHighlight } from './result-address';
