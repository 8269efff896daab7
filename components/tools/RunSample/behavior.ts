import type * as Panels from './panels';
import { onVisit } from '@site/components/browser/navigation/visits';
import { tellCrash } from '@site/components/browser/islands/crash';
import { onClickOn } from '@site/components/browser/controls/on-document';

/** Does something with the panels of samples, whose code is loaded then. */
function withPanels(use: (panels: typeof Panels) => void): void {
  import('./panels').then(use).catch(tellCrash);
}

/** Lets the reader run a sample below its code, and opens the one that a link asks for. */
export function bind(): void {
  onClickOn('[data-run]', (button) => {
    withPanels(({ togglePanel }) => {
      togglePanel(button);
    });
  });
  onVisit(({ hash }) => {
    if (hash.startsWith('#run?'))
      withPanels(({ openAsked }) => {
        openAsked(hash);
      });
  });
}
