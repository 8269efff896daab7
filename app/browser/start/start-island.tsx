import type { ComponentType, ReactNode } from 'react';
import { render, type ComponentChild } from 'preact';
import { IslandBoundary } from '../../../components/browser/islands/IslandBoundary';

/** Renders into an element what a component renders, with the elements that are in it. */
function renderInto(view: ReactNode, element: HTMLElement): void {
  // Components are written with React's types. In the browser, what they make is Preact's.
  render(view as ComponentChild, element);
}

/**
 * Lets the browser take over an island.
 *
 * @param element the island as it was rendered
 * @returns what ends it
 */
export function startIsland(element: HTMLElement, View: ComponentType<object>): () => void {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  renderInto(
    <IslandBoundary>
      <View {...props} />
    </IslandBoundary>,
    element,
  );
  return () => {
    renderInto(null, element);
  };
}
