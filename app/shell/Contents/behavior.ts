import { onVisit } from '@site/components/browser/navigation/visits';
import { fold } from '@site/components/browser/controls/fold';
import { onClickOn } from '@site/components/browser/controls/on-document';

/** The list beside the text, where there is room for it. */
const isBeside = (link: HTMLElement): boolean => link.matches('.table-of-contents__link');

/** A section counts as being read once its heading is this close to the upper edge of the window, in pixels. */
const REACHED = 160;

const LINKS = '[data-contents] li a, .table-of-contents__link';

const links = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];

/** The ID of the heading that a link leads to. */
const sectionOf = ({ hash }: HTMLAnchorElement): string => decodeURIComponent(hash.slice(1));

/** A section of the page: the ID of its heading, and how far its upper edge is below the window's, in pixels. */
interface PlacedSection {
  readonly id: string;
  readonly top: number;
}

function placedSections(): readonly PlacedSection[] {
  const ids = [...new Set(links().map(sectionOf))];
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // Asking for a heading inside would have an operation laid out that is out of sight.
    const section = heading?.closest('[data-operation]') ?? heading;
    return section === null ? [] : [{ id, top: section.getBoundingClientRect().top }];
  });
}

/** The section that the button names: the last that the reader has reached; undefined above the first. */
function reachedSection(sections: readonly PlacedSection[]): PlacedSection | undefined {
  return sections.findLast(({ top }) => top < REACHED);
}

/** The section that the list beside the text marks: one that begins in the upper half of the window comes first. */
function sectionInView(sections: readonly PlacedSection[]): PlacedSection | undefined {
  const bar = document.querySelector('[data-bar]')?.clientHeight ?? 0;
  const next = sections.findIndex(({ top }) => top >= bar);
  if (next < 0) return sections.at(-1);
  const begins = (sections[next]?.top ?? 0) < window.innerHeight / 2;
  return sections[begins ? next : next - 1];
}

function markLinks(isMarked: (link: HTMLAnchorElement) => boolean): void {
  for (const link of links()) {
    const isCurrent = isMarked(link);
    link.classList.toggle('table-of-contents__link--active', isCurrent && isBeside(link));
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function markCurrent(): void {
  const sections = placedSections();
  const reached = reachedSection(sections)?.id;
  const inView = sectionInView(sections)?.id;
  markLinks((link) => sectionOf(link) === (isBeside(link) ? inView : reached));
  const link = links().find((one) => sectionOf(one) === reached);
  const name = document.querySelector('[data-current-section]');
  if (name !== null && name.textContent !== (link?.textContent ?? ''))
    name.replaceChildren(...[...(link?.childNodes ?? [])].map((node) => node.cloneNode(true)));
}

function setOpen(isOpen: boolean): void {
  const button = document.querySelector('[data-open-contents]');
  const list = document.getElementById('contents-list');
  if (button === null || list === null) return;
  if (button.getAttribute('aria-expanded') === String(isOpen)) return;
  button.setAttribute('aria-expanded', String(isOpen));
  fold(list, isOpen, (isShown) => {
    list.hidden = !isShown;
  });
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
  onClickOn('[data-contents] li a', () => {
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
