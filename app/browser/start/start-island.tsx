import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import { idPrefix } from '../../../components/browser/islands/id-prefix';
import { IslandBoundary } from '../../../components/browser/islands/IslandBoundary';
import { ISLAND_STARTED } from '../../../components/browser/navigation/wanted-islands';

/** For an island that was made in the browser, see `components/tools/RunSample/panels.ts`. */
function renderedAnew(element: HTMLElement, view: ReactNode, options: HydrationOptions): Root {
  const root = createRoot(element, options);
  root.render(view);
  return root;
}

/** Takes out what an extension has put between the elements that React takes over, such as a button at a field. */
function removeForeign(element: HTMLElement): void {
  for (const foreign of element.querySelectorAll(':not(:defined)')) foreign.remove();
}

/**
 * Lets React take over an island, with the elements that are in it. A difference between them and what React renders is an
 * error on the console, which fails every test.
 *
 * @param element the island as it was rendered
 * @returns what ends it
 */
export function startIsland(element: HTMLElement, View: ComponentType<object>): () => void {
  removeForeign(element);
  const { island = '', props = '{}' } = element.dataset;
  const onStart = (): void => {
    element.dataset.started = '';
    element.dispatchEvent(new Event(ISLAND_STARTED, { bubbles: true }));
  };
  const options: HydrationOptions = {
    identifierPrefix: idPrefix(island, props),
    onRecoverableError: (error) => {
      console.error(`The island ${island} differs from its HTML.`, error);
    },
  };
  const view = (
    <StrictMode>
      <IslandBoundary onStart={onStart}>
        <View {...(JSON.parse(props) as object)} />
      </IslandBoundary>
    </StrictMode>
  );
  const root = element.hasChildNodes()
    ? hydrateRoot(element, view, options)
    : renderedAnew(element, view, options);
  return () => {
    root.unmount();
  };
}
