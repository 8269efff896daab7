/** Folds that open and close with an animation, as long as what they hold is high. */

/** Height that counts as one, in pixels. It's about a line of the interface. */
const UNIT = 36;

/** For readers who prefer reduced motion, in milliseconds. */
const REDUCED_MS = 1;

/**
 * How long a fold takes to open or close, in milliseconds: higher content takes longer, but not in proportion (Material
 * Design's curve).
 *
 * @param height of what it holds, in pixels
 */
export function foldDuration(height: number): number {
  const units = height / UNIT;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/**
 * Opens or closes a fold. One that's on its way turns around.
 *
 * @param content what shows while it's open
 * @param setShown lays the content out, or takes it away, at first when it opens, at last when it closes
 */
export function fold(content: HTMLElement, opens: boolean, setShown: (isShown: boolean) => void): void {
  for (const underWay of content.getAnimations()) underWay.cancel();
  setShown(true);
  const height = content.scrollHeight;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const closed = { height: '0', overflow: 'clip' };
  const open = { height: `${String(height)}px`, overflow: 'clip' };
  const animation = content.animate(opens ? [closed, open] : [open, closed], {
    duration: isReduced ? REDUCED_MS : foldDuration(height),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    setShown(opens);
  };
}
