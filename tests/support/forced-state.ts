import type { Page } from 'playwright-core';
import { finishAnimations } from './finish-animations.ts';

/** What readers can point at, focus or press. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** A state that a control has only while a reader does something: the pseudo-classes of it and of what holds it. */
const STATES = {
  hover: { control: ['hover'], around: ['hover'] },
  focus: { control: ['focus', 'focus-visible'], around: ['focus-within'] },
  active: { control: ['hover', 'active'], around: ['hover', 'active'] },
} as const;
export type ControlState = keyof typeof STATES;
export const CONTROL_STATES = Object.keys(STATES) as readonly ControlState[];

/** Shows a page as if all of its controls were in one state at a time, while a test looks at it. */
export async function inState(page: Page, state: ControlState, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const force = async (selector: string, forcedPseudoClasses: readonly string[]): Promise<void> => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const classes = [...forcedPseudoClasses];
    await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: classes })),
    );
  };
  const { control, around } = STATES[state];
  await force(`body :has(${CONTROLS})`, around);
  await force(`body ${CONTROLS}`, control);
  await finishAnimations(page);
  await look();
  await session.detach();
}
