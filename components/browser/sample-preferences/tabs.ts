import tabs from '@generated/sample-tabs.json';
import { TAB_FAMILIES, type TabFamily } from '../../../engines/sample-preferences';

/** The languages behind the values of `?implementation=`. */
export const IMPLEMENTATION_LANGUAGES = tabs.implementations;

/** The family that a value belongs to; undefined for a value that isn't a tab. */
export function tabFamily(value: string): TabFamily | undefined {
  return TAB_FAMILIES.find((family) => tabs.families[family].includes(value));
}
