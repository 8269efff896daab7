import { useEffect, useState } from 'react';
import type { TOCItem } from '@site/src/framework/contents';

/** How far below the upper edge of the window a heading still counts as reached: bar, contents list, and some air. */
const REACHED = 160;

/** The last section whose heading the reader has reached. */
function sectionInView(sections: readonly TOCItem[]): TOCItem | undefined {
  return sections.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < REACHED;
  });
}

/**
 * The section that is being read; none above the first one.
 *
 * @param sections the sections of the page, in order
 */
export function useCurrentSection(sections: readonly TOCItem[]): TOCItem | undefined {
  const [current, setCurrent] = useState<TOCItem>();
  useEffect(() => {
    let frame: number | undefined;
    const update = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        setCurrent(sectionInView(sections));
      });
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [sections]);
  return current;
}
