import type { ReactNode } from 'react';
import { Link } from '@site/src/framework/link';
import { Admonition } from '../Admonition';
import { CASES, REMEDY, TITLE, WARNING } from './text';

/** The one warning about charging a card twice, with the way to every case. */
export function ChargeOnce(): ReactNode {
  return (
    <Admonition type="danger" title={TITLE}>
      <p>{WARNING}</p>
      <p>
        {REMEDY} <Link to={CASES.to}>{CASES.label}</Link>
      </p>
    </Admonition>
  );
}
