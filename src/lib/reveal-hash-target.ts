import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { hashTarget } from './hash-target';
import { showLanguage } from './sample-preferences';

/** Opens the folds and tabs that hold the element which the address names, then scrolls to it. */
function revealTarget(hash: string): void {
  const target = hashTarget(hash);
  if (target === null) return;
  let hidden = false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      hidden = true;
    }
    const language = element.getAttribute('data-panel');
    if (language !== null && getComputedStyle(element).display === 'none') {
      showLanguage(language, null);
      hidden = true;
    }
  }
  if (hidden) target.scrollIntoView();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('hashchange', () => {
    revealTarget(window.location.hash);
  });
}

/** Client module: a link into a closed fold or tab opens it, on load and on navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  revealTarget(location.hash);
};
