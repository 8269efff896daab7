import type { List, ListItem } from 'mdast';
import { orderedList, listItem } from '../text-list.ts';
import type { Branch, Block, SequenceDiagram, Statement } from './sequence-diagram.ts';

const openings: Readonly<Record<Block['type'], string>> = {
  alt: 'If',
  opt: 'Optionally',
  loop: 'Repeat',
  par: 'At the same time',
  critical: 'Without interruption',
  break: 'Stop when',
};
const furtherOpenings: Readonly<Partial<Record<Block['type'], string>>> = {
  alt: 'Otherwise',
  par: 'And',
  critical: 'If instead',
};

/**
 * Says in words what a sequence diagram shows.
 *
 * @returns a numbered list of the messages and notes; the content of a block is a list inside its item
 */
export function describeSequence({ actors, statements }: SequenceDiagram): List {
  const labels = new Map(actors.map(({ id, label }) => [id, label]));
  const name = (id: string): string => labels.get(id) ?? id;

  const describeBranch = (opening: string, { label, statements: inside }: Branch): ListItem =>
    listItem(label === '' ? `${opening}:` : `${opening}: ${label}`, describe(inside));

  const describeStatement = (statement: Statement): ListItem[] => {
    if (statement.kind === 'message')
      return [listItem(`${name(statement.from)} → ${name(statement.to)}: ${statement.label}`)];
    if (statement.kind === 'note')
      return [
        listItem(`Note ${statement.place} ${statement.actors.map(name).join(' and ')}: ${statement.text}`),
      ];
    const { type, branches } = statement;
    return branches.map((branch, index) =>
      describeBranch((index === 0 ? undefined : furtherOpenings[type]) ?? openings[type], branch),
    );
  };

  const describe = (inside: readonly Statement[]): List => orderedList(inside.flatMap(describeStatement));
  return describe(statements);
}
