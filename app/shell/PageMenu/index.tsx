import type { ReactNode } from 'react';
import { ExternalLink } from '../ExternalLink';

interface PageMenuProps {
  /** Address of the page as Markdown, with its samples in all languages. */
  readonly markdown: string;
  /** Assistants that can open it. */
  readonly assistants: readonly { readonly name: string; readonly href: string }[];
}

/**
 * Hands the page to an assistant or an editor, as Markdown. The links need no script; the button copies what this reader
 * sees, in one language and for one environment.
 */
export function PageMenu({ markdown, assistants }: PageMenuProps): ReactNode {
  return (
    <details className="page-menu" data-markdown-ignore>
      <summary>Markdown</summary>
      <div>
        <button type="button" aria-live="polite">
          Copy as Markdown
        </button>
        <a href={markdown}>View as Markdown</a>
        <a href={markdown} download>
          Download as Markdown
        </a>
        {assistants.map(({ name, href }) => (
          <ExternalLink key={name} href={href}>
            Open in {name}
          </ExternalLink>
        ))}
      </div>
    </details>
  );
}
