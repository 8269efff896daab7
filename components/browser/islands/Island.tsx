import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefix } from './id-prefix';

interface IslandProps<Props> {
  /** Name of the component's folder, by which `islands.ts` of the registry finds its code. */
  readonly name: string;
  readonly view: ComponentType<Props>;
  /** What JSON can hold: the browser reads it from the page. */
  readonly props: Props;
}

/**
 * Renders a component that the browser takes over when the reader comes to it, see `islands.ts`. It's rendered apart from the
 * page, since the browser takes over what was rendered as a whole.
 */
export function Island<Props extends object>({ name, view, props }: IslandProps<Props>): ReactNode {
  const written = JSON.stringify(props);
  const ids = idPrefix(name, written);
  const html = renderToString(createElement(view, props), { identifierPrefix: ids });
  return (
    <div
      data-markdown-ignore
      data-island={name}
      data-props={written}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
