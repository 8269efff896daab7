/** Runs a guide in the simulator. */
import leven from 'leven';
import { closest } from '../../engines/addresses/index.ts';
import {
  cardText,
  makeMove,
  MOVE_NAMES,
  possibleMoves,
  runText,
  startRun,
  type GuideProgram,
  type GuideRun,
  type Move,
} from '../../engines/guide-runs/index.ts';
import { writeRawResponse } from '../../engines/simulator/index.ts';
import { mistake, type Answer } from '../answer.ts';
import { shown } from '../places/find-place.ts';

type Guides = Readonly<Record<string, GuideProgram>>;

interface Wanted {
  readonly guide?: string | undefined;
  readonly moves: readonly Move[];
  readonly card?: string | undefined;
  readonly stop: boolean;
}

/** Every guide that can run, with its steps, and what can happen to them. */
export function guideList(guides: Guides): string {
  return [
    'Give requests, or one of these guides:',
    ...Object.values(guides).map(
      ({ name, title, steps }) =>
        `- ${name}: ${title} (${steps.length} step${steps.length === 1 ? '' : 's'})`,
    ),
    '',
    'Moves:',
    ...Object.entries(MOVE_NAMES).map(([move, name]) => `- ${move}: ${name}`),
  ].join('\n');
}

/** All moves to the end of a guide once nothing more fails. */
function toTheEnd(run: GuideRun): GuideRun {
  let last = run;
  for (let count = 0; last.next !== undefined && count < run.program.steps.length * 2; count++)
    last = makeMove(last, 'run');
  return last;
}

/** What the last step sent and received. */
function lastExchange({ history }: GuideRun): readonly string[] {
  const last = history.at(-1);
  if (last === undefined) return [];
  return [
    'The last request, and what reached your server:',
    `\`\`\`http\n${last.request}\n\`\`\``,
    ...last.responses.map((response) => `\`\`\`http\n${writeRawResponse(response)}\n\`\`\``),
  ];
}

function nextMoves(run: GuideRun): readonly string[] {
  const moves = possibleMoves(run);
  if (moves.length === 0) return [];
  const step = run.program.steps[run.next ?? -1];
  const about = step === undefined ? 'The next move can be' : `The next move, for "${step.title}", can be`;
  return [`${about} ${moves.join(', ')}.`];
}

function unknownGuide(name: string, guides: Guides): Answer {
  const near = closest(Object.keys(guides), {
    distance: (one) => leven(one, name.slice(0, 100)),
    farthest: Math.max(4, Math.min(100, name.length) / 2),
    most: 3,
  });
  const hint =
    near.length === 0 ? 'For a list, call simulate without input.' : `Did you mean ${near.join(' or ')}?`;
  return mistake(`No guide "${shown(name)}" can run. ${hint}`);
}

/** A run of a guide, with what the processors have after it. */
export function guideAnswer({ guide = '', moves, card, stop }: Wanted, guides: Guides): Answer {
  const program = Object.hasOwn(guides, guide) ? guides[guide] : undefined;
  if (program === undefined) return unknownGuide(guide, guides);
  const offered = program.cards ?? [];
  if (card !== undefined && !offered.some(({ number }) => number === card))
    return mistake(
      offered.length === 0
        ? `The guide ${guide} offers no choice of cards. Leave card out.`
        : `The guide ${guide} doesn't offer this card. It offers:\n${offered.map((one) => `- ${cardText(one)}`).join('\n')}`,
    );
  let played = startRun(program, card);
  for (const [place, move] of moves.entries()) {
    const next = makeMove(played, move);
    if (next === played)
      return mistake(
        [`Move ${place + 1}, ${move}, isn't possible there.`, runText(played), ...nextMoves(played)].join(
          '\n',
        ),
      );
    played = next;
  }
  const run = stop ? played : toTheEnd(played);
  return { text: [runText(run), ...lastExchange(run), ...nextMoves(run)].join('\n\n') };
}
