import { onVisit } from '@site/components/browser/navigation/visits';
import { fold } from '@site/components/browser/controls/fold';
import { onClickOn, onKeyIn } from '@site/components/browser/controls/on-document';
import { onCurrentOperation } from '@site/components/browser/reading-place/current-operation';
import { showInSidebar } from './show-in-sidebar';

const sidebarOf = (page: ParentNode): HTMLElement | null => page.querySelector('[data-sidebar]');

const categoriesOf = (sidebar: ParentNode): readonly HTMLElement[] => [
  ...sidebar.querySelectorAll<HTMLElement>('[data-category]'),
];

const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';

function label(button: HTMLElement, opens: boolean): void {
  button.setAttribute('aria-expanded', String(opens));
}

function show(entry: Element | null, isOpen: boolean): void {
  entry?.classList.toggle('menu__list-item--collapsed', !isOpen);
}

/** Opens or closes a category for a reader who asks for it. */
function turn(button: HTMLElement, opens: boolean): void {
  const entry = button.closest('li');
  const list = entry?.querySelector<HTMLElement>(':scope > ul');
  label(button, opens);
  if (list instanceof HTMLElement)
    fold(list, opens, (isShown) => {
      show(entry, isShown);
    });
}

/** A sidebar as the reader has left it. */
interface LeftSidebar {
  readonly name: string | undefined;
  readonly scrollTop: number;
  readonly open: ReadonlySet<string | undefined>;
}

function asLeft(sidebar: HTMLElement): LeftSidebar {
  const open = categoriesOf(sidebar).filter(isOpen);
  return {
    name: sidebar.dataset.sidebar,
    scrollTop: sidebar.scrollTop,
    open: new Set(open.map(({ dataset }) => dataset.category)),
  };
}

/** The next page has a sidebar of its own: what the reader opened stays open, and it's scrolled as far. */
function takeOver(sidebar: HTMLElement, left: LeftSidebar): void {
  if (left.name !== sidebar.dataset.sidebar) return;
  for (const button of categoriesOf(sidebar))
    if (left.open.has(button.dataset.category)) {
      label(button, true);
      show(button.closest('li'), true);
    }
  sidebar.scrollTop = left.scrollTop;
}

function markOperation(anchor: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-operation-link]')) {
    const isCurrent = link.dataset.operationLink === anchor;
    link.classList.toggle('menu__link--active', isCurrent);
    if (isCurrent) {
      link.setAttribute('aria-current', 'location');
      showInSidebar(link);
    } else link.removeAttribute('aria-current');
  }
}

/** Lets the reader fold the categories of the sidebar, keeps them so, and marks the page and operation being read. */
export function bind(): void {
  onClickOn('[data-category]', (button, event) => {
    event.preventDefault();
    turn(button, !isOpen(button));
  });
  // As buttons do; Enter follows a link, which is a click.
  onKeyIn('a[data-category]', (button, event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
  let left: LeftSidebar | undefined;
  document.addEventListener('astro:before-swap', () => {
    const sidebar = sidebarOf(document);
    left = sidebar === null ? undefined : asLeft(sidebar);
  });
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname) return;
    const sidebar = sidebarOf(document);
    if (sidebar === null) return;
    if (left !== undefined) takeOver(sidebar, left);
    const current = sidebar.querySelector('[aria-current="page"]');
    if (current !== null) showInSidebar(current);
  });
  onCurrentOperation(markOperation);
}
