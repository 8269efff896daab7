import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { idPrefix } from './id-prefix';
import { IslandBoundary } from './IslandBoundary';

/**
 * Lets React take over an island.
 *
 * @param element the island as it was drawn
 * @param name by which its IDs begin, as when it was drawn
 * @returns what ends it
 */
export function startIsland(element: HTMLElement, name: string, View: ComponentType<object>): Root {
  const written = element.dataset.props ?? '{}';
  const props = JSON.parse(written) as object;
  return hydrateRoot(
    element,
    <IslandBoundary>
      <View {...props} />
    </IslandBoundary>,
    { identifierPrefix: idPrefix(name, written) },
  );
}
