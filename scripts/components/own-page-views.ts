import type { ComponentDefinition } from '../../src/components/page-component.ts';
import { pageComponents } from '../../src/components/registry/definitions.ts';

/** The views that only pages import, by their paths from the root of the project. */
export function ownPageViews(
  components: Readonly<Record<string, ComponentDefinition>> = pageComponents,
): readonly string[] {
  return Object.entries(components)
    .filter(([, { bundle }]) => bundle === 'own-page')
    .map(([name]) => `src/components/${name}/index.tsx`);
}
