import { highlightIn, withoutHighlight } from '../../../engines/addresses';

/** Removes the marked words from the address, so that nothing marks them again. */
export function forgetWords(): void {
  const { pathname, search, hash } = window.location;
  if (highlightIn(search) !== '')
    window.history.replaceState(window.history.state, '', pathname + withoutHighlight(search) + hash);
}
