import { bodyLines, DiagramError, type SourceLine } from '../diagram-error.ts';
import {
  BLOCK_TYPES,
  type Actor,
  type Block,
  type Branch,
  type SequenceDiagram,
  type Statement,
} from './sequence-diagram.ts';

const MESSAGE = /^(?<from>\w+)\s*(?<arrow>--?>>|--?\))\s*(?<to>\w+)\s*:\s*(?<label>.+)$/;
const ACTOR = /^(?:participant|actor)\s+(?<id>\w+)(?:\s+as\s+(?<label>.+))?$/;
const NOTE =
  /^note\s+(?<place>over|left of|right of)\s+(?<first>\w+)(?:\s*,\s*(?<last>\w+))?\s*:\s*(?<text>.+)$/i;
const BLOCK = new RegExp(`^(?<type>${BLOCK_TYPES.join('|')})(?:\\s+(?<label>.+))?$`);
const BRANCH = /^(?<word>else|and|option)(?:\s+(?<label>.+))?$/;

/** The word that starts a further branch, for the blocks that can have one. */
const branchWords: Readonly<Partial<Record<Block['type'], string>>> = {
  alt: 'else',
  par: 'and',
  critical: 'option',
};

interface OpenBlock {
  readonly block: Block;
  readonly line: number;
}

class SequenceParser {
  readonly actors = new Map<string, Actor>();
  readonly statements: Statement[] = [];
  readonly open: OpenBlock[] = [];
  /** Either all participants are declared or none: where some are, an unknown name is a typo. */
  private hasDeclarations: boolean | undefined;

  read({ text, line }: SourceLine): void {
    const { groups: actor } = ACTOR.exec(text) ?? {};
    const { groups: message } = MESSAGE.exec(text) ?? {};
    const { groups: note } = NOTE.exec(text) ?? {};
    const { groups: block } = BLOCK.exec(text) ?? {};
    const { groups: branch } = BRANCH.exec(text) ?? {};
    if (actor) this.declare(actor.id ?? '', actor.label, line);
    else if (message) this.addMessage(message, line);
    else if (note) this.addNote(note, line);
    else if (block) this.openBlock(block, line);
    else if (branch) this.openBranch(branch, line);
    else if (text === 'end') this.close(line);
    else {
      throw new DiagramError(
        line,
        `"${text}" is not understood. A sequence accepts "participant a as Name", "a->>b: message", "a-->>b: reply", "note over a,b: text", and ${BLOCK_TYPES.join(', ')} with "end".`,
      );
    }
  }

  private declare(id: string, label: string | undefined, line: number): void {
    if (this.hasDeclarations === false) {
      throw new DiagramError(
        line,
        `The participant "${id}" is declared after the first message. Declare all participants at the top, or none.`,
      );
    }
    if (this.actors.has(id)) {
      throw new DiagramError(line, `The participant "${id}" is declared a second time. Declare each once.`);
    }
    this.hasDeclarations = true;
    this.actors.set(id, { id, label: label ?? id });
  }

  private use(id: string, line: number): string {
    this.hasDeclarations ??= false;
    if (this.actors.has(id)) return id;
    if (this.hasDeclarations) {
      throw new DiagramError(
        line,
        `The participant "${id}" is not declared. Write "participant ${id} as Name" at the top.`,
      );
    }
    this.actors.set(id, { id, label: id });
    return id;
  }

  private branch(): Statement[] {
    return this.open.at(-1)?.block.branches.at(-1)?.statements ?? this.statements;
  }

  private addMessage(
    { from = '', to = '', arrow = '', label = '' }: Readonly<Record<string, string | undefined>>,
    line: number,
  ): void {
    const ends = { from: this.use(from, line), to: this.use(to, line) };
    this.branch().push({
      kind: 'message',
      ...ends,
      label,
      dashed: arrow.startsWith('--'),
      openHead: arrow.endsWith(')'),
    });
  }

  private addNote(
    { place = '', first = '', last, text = '' }: Readonly<Record<string, string | undefined>>,
    line: number,
  ): void {
    const where = place.toLowerCase() as 'over' | 'left of' | 'right of';
    if (last !== undefined && where !== 'over')
      throw new DiagramError(
        line,
        `A note "${where}" goes next to one participant. Write "note over" for two.`,
      );
    const actors = [this.use(first, line), ...(last === undefined ? [] : [this.use(last, line)])];
    this.branch().push({ kind: 'note', place: where, actors, text });
  }

  private openBlock({ type, label = '' }: Readonly<Record<string, string | undefined>>, line: number): void {
    const block: Block = {
      kind: 'block',
      type: type as Block['type'],
      branches: [{ label, statements: [] }],
    };
    this.branch().push(block);
    this.open.push({ block, line });
  }

  private openBranch(
    { word = '', label = '' }: Readonly<Record<string, string | undefined>>,
    line: number,
  ): void {
    const block = this.open.at(-1)?.block;
    if (block === undefined || branchWords[block.type] !== word) {
      throw new DiagramError(
        line,
        `"${word}" is not in a block that it can divide. Use else in alt, and in par, option in critical.`,
      );
    }
    block.branches.push({ label, statements: [] });
  }

  private close(line: number): void {
    if (this.open.pop() === undefined) throw new DiagramError(line, '"end" closes nothing. Remove it.');
  }
}

function findEmptyBranch(statements: readonly Statement[]): Branch | undefined {
  const branches = statements.flatMap((statement) => (statement.kind === 'block' ? statement.branches : []));
  return (
    branches.find((branch) => branch.statements.length === 0) ??
    branches.map((branch) => findEmptyBranch(branch.statements)).find(Boolean)
  );
}

/**
 * Reads the part of Mermaid's sequence diagrams (https://mermaid.js.org/syntax/sequenceDiagram.html) that the site
 * draws.
 *
 * @param source starts with the line `sequenceDiagram`
 * @throws DiagramError for a line that is not understood, a participant that is not declared, or a block that stays
 *   open or empty
 */
export function parseSequence(source: string): SequenceDiagram {
  const parser = new SequenceParser();
  for (const line of bodyLines(source)) parser.read(line);
  const unclosed = parser.open.at(-1);
  if (unclosed)
    throw new DiagramError(
      unclosed.line,
      `The block "${unclosed.block.type}" is not closed. Write "end" after its last message.`,
    );
  const empty = findEmptyBranch(parser.statements);
  if (empty)
    throw new DiagramError(
      0,
      `The branch "${empty.label}" is empty. Write what happens in it, or remove it.`,
    );
  if (parser.statements.length === 0)
    throw new DiagramError(0, 'The sequence has no message. Write at least one, e.g. "a->>b: message".');
  return { actors: [...parser.actors.values()], statements: parser.statements };
}
