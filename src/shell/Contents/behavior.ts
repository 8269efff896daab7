import { onVisit } from '@site/src/framework/visits';
import { onClickOn } from '@site/src/lib/controls/on-document';

/** A section counts as being read once its heading is this close to the upper edge of the window, in pixels. */
const REACHED = 160;

const links = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section]')];

/** The id of the last section that the reader has reached; undefined above the first. */
function sectionInView(): string | undefined {
  const ids = [...new Set(links().map(({ dataset }) => dataset.section ?? ''))];
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    // Asking for a heading inside would have an operation laid out that is out of sight.
    const section = heading?.closest('[data-operation]') ?? heading;
    return section !== null && section.getBoundingClientRect().top < REACHED;
  });
}

function markCurrent(): void {
  const current = sectionInView();
  let html = '';
  for (const link of links()) {
    const isCurrent = link.dataset.section === current;
    link.classList.toggle(
      'table-of-contents__link--active',
      isCurrent && link.matches('.table-of-contents__link'),
    );
    if (isCurrent) {
      html = link.innerHTML;
      link.setAttribute('aria-current', 'location');
    } else link.removeAttribute('aria-current');
  }
  const name = document.querySelector('[data-current-section]');
  if (name !== null && name.innerHTML !== html) name.innerHTML = html;
}

function setOpen(isOpen: boolean): void {
  const button = document.querySelector('[data-open-contents]');
  const list = document.getElementById('contents-list');
  if (button === null || list === null) return;
  button.setAttribute('aria-expanded', String(isOpen));
  list.hidden = !isOpen;
  if (isOpen) list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

const isInBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-contents]') !== null;

/** Marks the section that is being read, and opens the list where it's behind a button. */
export function bind(): void {
  let frame: number | undefined;
  const markSoon = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      markCurrent();
    });
  };
  window.addEventListener('scroll', markSoon, { passive: true });
  window.addEventListener('resize', markSoon);
  onVisit(markSoon);
  onClickOn('[data-open-contents]', (button) => {
    setOpen(button.getAttribute('aria-expanded') !== 'true');
  });
  onClickOn('[data-contents] [data-section]', () => {
    setOpen(false);
  });
  for (const event of ['pointerdown', 'focusin'])
    document.addEventListener(event, ({ target }) => {
      if (!isInBox(target)) setOpen(false);
    });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !isInBox(target)) return;
    setOpen(false);
    document.querySelector<HTMLElement>('[data-open-contents]')?.focus();
  });
}
