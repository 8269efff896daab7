import { useEffect, useRef, useState } from 'react';
import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import { useLocation } from '@site/components/browser/navigation/use-location';
import {
  addressWithState,
  LONGEST_ADDRESS,
  stateInAddress,
  type ToolState,
} from '../../../engines/addresses';
import { findSecrets } from '../../../engines/secrets';

/** Browsers limit how often a page writes its address; a reader who types only needs it after the last key. */
const WAIT_MS = 400;

/** Why a value of the state isn't in the address. */
export type LeftOut = 'secret' | 'long' | undefined;

interface AddressState<State extends ToolState> {
  readonly state: State;
  readonly change: (part: Partial<State>) => void;
  /** Why the address doesn't hold the whole state; undefined if it does. */
  readonly leftOut: LeftOut;
}

/** The part of a state that an address can hold: no value with a key, a session or a card number that isn't allowed. */
function shareable(
  state: ToolState,
  isAllowed: (written: string) => boolean,
): { readonly part: ToolState; readonly leftOut: LeftOut } {
  const kept = Object.entries(state).filter(([, value]) =>
    findSecrets(value).every(({ start, end }) => isAllowed(value.slice(start, end))),
  );
  const part = Object.fromEntries(kept);
  const leftOut = kept.length < Object.keys(state).length ? 'secret' : undefined;
  return { part, leftOut };
}

/** The values of an address under the names that the tool has. */
function asked<State extends ToolState>(initial: State, hash: string, tool: string): State | undefined {
  const written = stateInAddress(hash, tool);
  if (written === undefined) return undefined;
  const values = Object.entries(initial).map(([name, value]) => [name, written[name] ?? value]);
  return Object.fromEntries(values) as State;
}

/**
 * The state of a tool, kept in the address so that a reader can pass it on, see `address-state.ts`. A value with a
 * secret stays out of the address; `leftOut` says so.
 *
 * @param tool name in the address
 * @param initial the state of an address that says nothing, one object for all calls; the tool has no other names
 * @param isAllowed whether what looks like a secret can be in an address, such as the number of a test card
 * @param isOurs whether a state of an address is for this part of the page, where several share a tool's name
 */
export function useAddressState<State extends ToolState>(
  tool: string,
  initial: State,
  isAllowed: (written: string) => boolean = () => false,
  isOurs: (state: ToolState) => boolean = () => true,
): AddressState<State> {
  const { hash } = useLocation();
  const [state, setState] = useState(initial);
  const [seen, setSeen] = useState('');
  const timer = useRef<number>(undefined);
  if (hash !== seen) {
    setSeen(hash);
    const written = asked(initial, hash, tool);
    if (written !== undefined && isOurs(written)) setState(written);
  }
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const change = (changed: Partial<State>): void => {
    const next = { ...state, ...changed };
    setState(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const href = addressWithState(window.location.href, tool, shareable(next, isAllowed).part);
      if (href.length > LONGEST_ADDRESS) return;
      setSeen(new URL(href).hash);
      replaceAddress(href);
    }, WAIT_MS);
  };
  const { part, leftOut } = shareable(state, isAllowed);
  const isLong = addressWithState('', tool, part).length > LONGEST_ADDRESS;
  return { state, change, leftOut: leftOut ?? (isLong ? 'long' : undefined) };
}
