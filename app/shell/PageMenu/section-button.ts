/** The button that copies a section: one for all headings, beside the one that the reader points at or focuses. */

/** From the end of a heading's text to the button, in pixels: room for the `#` that comes while it's pointed at. */
const GAP = 28;

/** How far the button reaches into a heading whose line leaves no room for it, in pixels: above its letters. */
const ABOVE_LETTERS = 8;

let button: HTMLElement | undefined;

/** The ID of the section that the button is for; undefined where it's another button. */
export function sectionOffered(pressed: HTMLElement): string | undefined {
  return pressed === button ? button.dataset.section : undefined;
}

/**
 * Puts the button after the last line of a heading, or above its end where no room is left. It's moved from its place in
 * the text, so that it stays with the heading when something above changes its height.
 */
function place(made: HTMLElement, heading: HTMLElement): void {
  const text = document.createRange();
  text.selectNodeContents(heading.firstElementChild ?? heading);
  const line = [...text.getClientRects()].at(-1);
  const box = heading.getBoundingClientRect();
  const own = made.getBoundingClientRect();
  if (line === undefined) return;
  const end = (heading.parentElement ?? heading).getBoundingClientRect().right;
  const fits = line.right + GAP + own.width <= end;
  const left = fits ? line.right + GAP : end - own.width;
  const top = fits ? (line.top + line.bottom - own.height) / 2 : box.top - own.height + ABOVE_LETTERS;
  made.style.translate = `${String(left - own.left)}px ${String(top - own.top)}px`;
}

function make({ id, textContent }: HTMLElement): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'copy-section';
  made.textContent = 'Copy section';
  made.ariaLabel = `Copy section “${textContent}”`;
  made.ariaLive = 'polite';
  made.dataset.section = id;
  made.style.position = 'absolute';
  return made;
}

/** Offers to copy the section of a heading. The button isn't in the heading, whose name would include it. */
export function offerSection(heading: HTMLElement): void {
  if (button?.dataset.section === heading.id && button.isConnected) return;
  button?.remove();
  button = make(heading);
  heading.after(button);
  place(button, heading);
}

/** Takes the button away once the reader neither points at it or its heading, nor has one of them focused. */
export function withdrawSection({ target }: Event): void {
  if (button === undefined) return;
  for (const part of [button, button.previousElementSibling])
    for (const place of [target, document.activeElement])
      if (place instanceof Element && part?.contains(place) === true) return;
  button.remove();
  button = undefined;
}
