import type { MermaidGraph } from 'beautiful-mermaid';
import { bodyLines, DiagramError, type SourceLine } from '../diagram-error.ts';
import { wrapText } from '../text-width.ts';

/** Characters in a line of a label; nodes side by side have less room than nodes below each other. */
const LABEL_LENGTH = { horizontal: 16, vertical: 26 };

const ID = String.raw`\w+(?:-\w+)*`;
const LABEL = String.raw`[^"[\](){}<>|*~\\]+`;
/** In brackets and braces, quotes let a label hold parentheses. */
const QUOTABLE = String.raw`(?:${LABEL}|"[^"[\]{}<>|*~\\]+")`;
const SHAPE = String.raw`(?:\[\(${LABEL}\)\]|\(\[${LABEL}\]\)|\(\(${LABEL}\)\)|\(${LABEL}\)|\{\{${QUOTABLE}\}\}|\{${QUOTABLE}\}|\[${QUOTABLE}\])`;
const NODE = `${ID}${SHAPE}?`;
const NODES = String.raw`${NODE}(?:\s+&\s+${NODE})*`;
const MEMBER = new RegExp(`^${ID}$`);
const EDGE = String.raw`<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|${LABEL}\|)?`;

/**
 * The part of the language that is drawn; the library silently skips what it does not know, so each line is checked
 * first.
 */
interface Language {
  readonly lines: readonly RegExp[];
  readonly opens: RegExp;
  readonly closes: string;
  /** A label and what is around it; the groups are the text before the label, the label, and the text after it. */
  readonly labels: RegExp;
  readonly help: string;
}

const flowchart: Language = {
  lines: [new RegExp(String.raw`^${NODES}(?:\s+${EDGE}\s+${NODES})*$`), /^direction (?:TD|TB|LR|RL|BT)$/],
  opens: new RegExp(String.raw`^subgraph ${ID} ?\[${LABEL}\]$`),
  closes: 'end',
  labels: /([[({|]+)([^[\](){}|"]+|"[^"]+")([\])}|]+)/g,
  help: 'A flowchart accepts "a[Label] --> b{Decision}", "a -->|label| b", the shapes [ ], ( ), { }, ([ ]), [( )], (( )), {{ }}, and "subgraph id [Label]" with "end". Quote a label with parentheses, as in a["f(x)"]. Put a space on either side of an arrow; colors and styles come from the page',
};

const stateDiagram: Language = {
  lines: [
    new RegExp(String.raw`^(?:\[\*\]|${ID}) --> (?:\[\*\]|${ID})(?:\s*:\s*${LABEL})?$`),
    new RegExp(`^state "${LABEL}" as \\w+$`),
    new RegExp(String.raw`^${ID}\s*:\s*${LABEL}$`),
    /^direction (?:TD|TB|LR|RL|BT)$/,
  ],
  opens: new RegExp(String.raw`^state (?:"${LABEL}" as )?\w+ \{$`),
  closes: '}',
  labels: /(:\s*|")([^":]+)("|$)/g,
  help: 'A state diagram accepts "[*] --> state", "a --> b : label", "state "Label" as a", and "state Name {" with "}"',
};

/** The label of a group has the width of the group. */
function breakLabels(text: string, { labels, opens }: Language, length: number): string {
  if (opens.test(text)) return text;
  return text.replace(labels, (_, before: string, label: string, after: string) => {
    const lines = wrapText(label.trim(), (line) => line.length <= length);
    return `${before}${lines.join('<br>')}${after}`;
  });
}

function checkLines(lines: readonly SourceLine[], language: Language): void {
  const open: SourceLine[] = [];
  for (const line of lines) {
    if (language.opens.test(line.text)) open.push(line);
    else if (line.text === language.closes) {
      if (open.pop() === undefined)
        throw new DiagramError(line.line, `"${line.text}" closes nothing. Remove it.`);
    } else if (!language.lines.some((pattern) => pattern.test(line.text))) {
      throw new DiagramError(line.line, `"${line.text}" is not understood. ${language.help}.`);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed)
    throw new DiagramError(
      unclosed.line,
      `"${unclosed.text}" is not closed. Write "${language.closes}" after its last line.`,
    );
}

/** Every group of a diagram, each before those inside it. */
export function allGroups(groups: MermaidGraph['subgraphs']): MermaidGraph['subgraphs'] {
  return groups.flatMap((group) => [group, ...allGroups(group.children)]);
}

/** The library leaves a node outside of a group that identifies it only after it was used elsewhere. */
function checkMembers(lines: readonly SourceLine[], { subgraphs }: MermaidGraph): void {
  const groups = allGroups(subgraphs);
  const empty = groups.find(({ nodeIds, children }) => nodeIds.length + children.length === 0);
  const open: string[] = [];
  for (const { text, line } of lines) {
    const opened = /^subgraph (\S+)/.exec(text)?.[1];
    if (opened !== undefined) open.push(opened);
    else if (text === 'end') open.pop();
    const group = groups.find(({ id }) => id === open.at(-1));
    if (MEMBER.test(text) && text !== 'end' && group?.nodeIds.includes(text) === false) {
      throw new DiagramError(
        line,
        `"${text}" is used above its group. Move the group to where the node is first used.`,
      );
    }
  }
  if (empty)
    throw new DiagramError(
      0,
      `The group "${empty.label}" holds no node. Write its nodes into it, above their edges.`,
    );
}

/** A flowchart or state diagram that has been read. */
export interface Graph extends MermaidGraph {
  /** For the library to draw; long labels are broken. */
  readonly source: string;
  /** The layers are side by side. */
  readonly isHorizontal: boolean;
}

/**
 * Reads the part of Mermaid's flowcharts (https://mermaid.js.org/syntax/flowchart.html) and state diagrams
 * (https://mermaid.js.org/syntax/stateDiagram.html) that the site draws.
 *
 * @param text starts with the line that identifies the kind, e.g. `flowchart LR` or `stateDiagram-v2`
 * @throws DiagramError for a line that is not understood, a group that stays open or empty or names a node too late, or
 *   a diagram without a node
 */
export async function readGraph(text: string): Promise<Graph> {
  const [header = ''] = text.split('\n');
  const language = header.startsWith('stateDiagram') ? stateDiagram : flowchart;
  const lines = bodyLines(text);
  checkLines(lines, language);
  const { parseMermaid } = await import('beautiful-mermaid');
  const graph = parseMermaid([header, ...lines.map((line) => line.text)].join('\n'));
  if (graph.nodes.size === 0) throw new DiagramError(0, `The diagram is empty. ${language.help}.`);
  checkMembers(lines, graph);
  const isHorizontal = graph.direction === 'LR' || graph.direction === 'RL';
  const labelLength = isHorizontal ? LABEL_LENGTH.horizontal : LABEL_LENGTH.vertical;
  const source = [header, ...lines.map((line) => breakLabels(line.text, language, labelLength))].join('\n');
  return { ...graph, source, isHorizontal };
}
