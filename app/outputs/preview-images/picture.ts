/** A group's picture, as elements. It isn't a view (`.tsx`), since the code's fingerprint leaves those out. */
import { createElement as element, type CSSProperties, type ReactElement } from 'react';
import { provider } from '../../../content/site/provider.ts';
import type { PreviewGroup } from './groups.ts';
import { FONT, iconUrl, markUrl, siteColors } from './look.ts';

/** In pixels. Sites that show links ask for 1.91 to 1. */
export const SIZE = { width: 1200, height: 630 } as const;

/** What stays free on every side. */
export const MARGIN = 72;

const row: CSSProperties = { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** The site's mark and wordmark, and below them the group, with its section and icon. */
export function picture({ section, label, icon }: PreviewGroup): ReactElement {
  const color = siteColors();
  const page: CSSProperties = {
    ...{ ...column, ...SIZE, boxSizing: 'border-box', justifyContent: 'space-between', padding: MARGIN },
    ...{ background: color('background'), color: color('text'), fontFamily: FONT, fontWeight: 600 },
  };
  const site: CSSProperties = { ...row, alignItems: 'center', justifyContent: 'flex-start', gap: 20 };
  const wordmark: CSSProperties = { fontSize: 34, fontWeight: 700, letterSpacing: '-0.015em' };
  const names: CSSProperties = { ...column, flex: 1, gap: 20 };
  const name: CSSProperties = {
    fontSize: 88,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  };
  const frame: CSSProperties = {
    ...{ display: 'flex', padding: 44, borderRadius: 24 },
    ...{ border: `2px solid ${color('border')}`, background: color('surface') },
  };
  return element(
    'div',
    { style: page },
    element(
      'div',
      { style: site },
      element('img', { src: markUrl(), width: 56, height: 56 }),
      element('div', { style: wordmark }, provider.wordmark),
    ),
    element(
      'div',
      { style: { ...row, gap: 56 } },
      element(
        'div',
        { style: names },
        section !== undefined &&
          element('div', { style: { color: color('accent-text'), fontSize: 36 } }, section),
        element('div', { style: name }, label),
      ),
      icon !== undefined &&
        element(
          'div',
          { style: frame },
          element('img', { src: iconUrl(icon, color('accent')), width: 152, height: 152 }),
        ),
    ),
  );
}
