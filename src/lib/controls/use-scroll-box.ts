import { useEffect, useState, type RefObject } from 'react';

/** Attributes of a box; none while all of it shows. */
interface ScrollBoxAttributes {
  readonly tabIndex?: 0;
  readonly role?: 'group';
  readonly 'aria-label'?: string;
}

/** Positions are rounded: a box with a pixel more has nothing to scroll to. */
const ROUNDING = 1;

/**
 * Lets the keyboard reach a box while it scrolls (WCAG 2.1.1), and only then: it is a stop without a purpose otherwise.
 *
 * @param box the element that can scroll, whose children are what it holds
 * @param label says what the box is when it has the focus
 * @returns attributes for the box
 */
export function useScrollBox(box: RefObject<HTMLElement | null>, label: string): ScrollBoxAttributes {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setScrolls(scrollWidth > clientWidth + ROUNDING || scrollHeight > clientHeight + ROUNDING);
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
}
