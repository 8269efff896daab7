import type { ApiDescription } from '../../content/api-description/index.ts';
import { importsFor } from '../writing/identifiers.ts';
import { type Doc, entries, lines } from '../writing/layout.ts';

/** Columns that a formatter leaves on one line by default. */
const MAXIMUM_IMPORT = 88;

/** The import lines of a script, each once. */
export function imports(used: ReadonlySet<string>, { schemas }: ApiDescription): Doc[] {
  const models = ['BasisTheory', ...schemas.keys()].filter((name) => used.has(name)).sort();
  const line = `from basis_theory import ${models.join(', ')}`;
  const sdk =
    line.length <= MAXIMUM_IMPORT
      ? line
      : entries('from basis_theory import (', models, ')', { trailing: ',' });
  const standard = importsFor(used, {
    time: 'import time',
    datetime: 'from datetime import datetime, timezone',
    Path: 'from pathlib import Path',
    Any: 'from typing import Any',
  });
  const packages = [
    ...importsFor(used, { httpx: 'import httpx' }),
    ...(models.length === 0 ? [] : [sdk]),
    ...importsFor(used, {
      BasisTheoryEnvironment: 'from basis_theory.environment import BasisTheoryEnvironment',
    }),
  ];
  return [standard, packages].filter((group) => group.length > 0).map((group) => lines(group));
}
