import type { List } from 'mdast';
import { bulletList, listItem } from '../text-list.ts';
import { allGroups, type Graph } from './read-graph.ts';

type Edge = Graph['edges'][number];

function arrow({ hasArrowStart, hasArrowEnd }: Edge): string {
  if (hasArrowStart) return '↔';
  return hasArrowEnd ? '→' : '–';
}

/**
 * Says in words what a flowchart or state diagram shows.
 *
 * @returns a list of the edges, the nodes without one, and what each group holds
 */
export function describeGraph({ nodes, edges, subgraphs }: Graph): List {
  const groups = allGroups(subgraphs);
  const name = (id: string): string => {
    const node = nodes.get(id);
    if (node?.shape === 'state-start') return 'Start';
    if (node?.shape === 'state-end') return 'End';
    return node?.label ?? groups.find((group) => group.id === id)?.label ?? id;
  };
  const connected = new Set(edges.flatMap(({ source, target }) => [source, target]));
  return bulletList([
    ...edges.map((edge) => {
      const line = `${name(edge.source)} ${arrow(edge)} ${name(edge.target)}`;
      return listItem(edge.label === undefined ? line : `${line}: ${edge.label}`);
    }),
    ...[...nodes.keys()].filter((id) => !connected.has(id)).map((id) => listItem(name(id))),
    ...groups.map(({ label, nodeIds, children }) =>
      listItem(`${label} holds: ${[...nodeIds, ...children.map((child) => child.id)].map(name).join(', ')}`),
    ),
  ]);
}
