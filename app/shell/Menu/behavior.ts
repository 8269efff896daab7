/** The menu of small screens: the links of the bar and the sidebar of the page, made when the reader opens it. */
import { onClickOn } from '@site/components/browser/controls/on-document';
import { makeRestInert } from '@site/components/browser/controls/make-rest-inert';

/** From here on the bar has room for its links. */
const SMALL = '(width <= 996px)';

/** Marks the entry of the history that represents the open menu: Back closes it. */
const MARK = 'isMenuOpen';

let close: (() => void) | undefined;

function element(name: string, className: string, children: readonly (Node | string)[] = []): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function button(className: string, children: readonly string[] = []): HTMLElement {
  const made = element('button', className, children);
  made.setAttribute('type', 'button');
  return made;
}

const copyOf = (original: Element | null): readonly Node[] =>
  original === null ? [] : [original.cloneNode(true)];

/** Turns the opening button's icon into a cross. */
const CROSS = { viewBox: '0 0 25 25', width: '21', height: '21' };
const CROSS_PATH = 'M1.25 1.25l22.5 22.5M23.75 1.25l-22.5 22.5';

function closeButton(bar: Element): HTMLElement {
  const made = button('navbar-sidebar__close');
  made.setAttribute('aria-label', 'Close navigation bar');
  made.append(...copyOf(bar.querySelector('[data-open-menu] svg')));
  const icon = made.firstElementChild;
  for (const [name, value] of Object.entries(CROSS)) icon?.setAttribute(name, value);
  icon?.firstElementChild?.setAttribute('d', CROSS_PATH);
  return made;
}

/** The links of the bar as a list. */
function mainMenu(bar: Element): HTMLElement {
  const items = [...bar.querySelectorAll('.navbar__item')].map((item) => {
    const link = item.cloneNode(true) as HTMLElement;
    link.className = link.matches('.navbar-sign-in') ? 'menu__link navbar-sign-in' : 'menu__link';
    return element('li', 'menu__list-item', [link]);
  });
  return element('div', 'navbar-sidebar__item menu', [element('ul', 'menu__list', items)]);
}

/** Shows the links of the bar or the sidebar of the page; the other one is out of sight, and of reach. */
function showPanel(items: Element, shown: 'main' | 'secondary'): void {
  items.classList.toggle('navbar-sidebar__items--show-secondary', shown === 'secondary');
  const [main, secondary] = items.children;
  main?.toggleAttribute('inert', shown !== 'main');
  secondary?.toggleAttribute('inert', shown !== 'secondary');
}

function makeMenu(bar: Element): HTMLElement {
  const sidebar = document.querySelector('[data-sidebar] > ul');
  const head = element('div', 'navbar-sidebar__brand', [
    ...copyOf(bar.querySelector('.navbar__brand')),
    ...copyOf(bar.querySelector('[data-color-mode]')),
    closeButton(bar),
  ]);
  head.querySelector('[data-color-mode]')?.classList.remove('navbar__color-mode');
  const back = button('navbar-sidebar__back', ['← Back to main menu']);
  const items = element('div', 'navbar-sidebar__items', [
    mainMenu(bar),
    ...(sidebar === null ? [] : [element('div', 'navbar-sidebar__item menu', [back, ...copyOf(sidebar)])]),
  ]);
  showPanel(items, sidebar === null ? 'main' : 'secondary');
  const menu = element('div', 'navbar-sidebar', [head, items]);
  for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }))
    menu.setAttribute(name, value);
  return menu;
}

/** The menu slides out; where nothing moves, it's gone immediately. */
function removeOnceHidden(elements: readonly HTMLElement[]): void {
  for (const element of elements)
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      element.remove();
    });
}

function open(opener: HTMLElement): void {
  const bar = opener.closest('[data-bar]');
  if (bar === null || close !== undefined) return;
  const menu = makeMenu(bar);
  const backdrop = element('div', 'navbar-sidebar__backdrop');
  backdrop.setAttribute('role', 'presentation');
  bar.append(backdrop, menu);
  // A style that is worked out before the class is what the transition begins with.
  menu.getBoundingClientRect();
  bar.classList.add('navbar-sidebar--show');
  opener.setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  const restore = makeRestInert(menu);
  menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  menu.querySelector('.menu [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
  close = () => {
    close = undefined;
    bar.classList.remove('navbar-sidebar--show');
    document.body.style.overflow = '';
    restore();
    menu.inert = true;
    removeOnceHidden([menu, backdrop]);
    opener.setAttribute('aria-expanded', 'false');
    opener.focus();
  };
}

function isOnOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Closes the menu and takes its entry out of the history. */
function dismiss(): void {
  if (close === undefined) return;
  close();
  if (!isOnOwnEntry()) return;
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true });
  window.history.back();
}

/** The router must not mistake the step for a navigation. */
function hideFromRouter(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}

/** Opens and closes the menu. */
export function bind(): void {
  onClickOn('[data-open-menu]', open);
  onClickOn('.navbar-sidebar__close, .navbar-sidebar__backdrop', dismiss);
  onClickOn('.navbar-sidebar__back', (back) => {
    const items = back.closest('.navbar-sidebar__items');
    if (items !== null) showPanel(items, 'main');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  window.addEventListener(
    'popstate',
    (event) => {
      if (close === undefined) return;
      hideFromRouter(event);
      close();
    },
    { capture: true },
  );
  // Anyone who follows a link of the menu leaves its entry to the page that comes.
  onClickOn('.navbar-sidebar a', (link) => {
    link.setAttribute('data-astro-history', 'replace');
  });
  window.matchMedia(SMALL).addEventListener('change', dismiss);
  document.addEventListener('astro:before-swap', () => close?.());
}
