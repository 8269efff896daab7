/**
 * Diagrams at build time. A fence with the language `mermaid` becomes a `<Diagram>` with an SVG, drawn here, and the
 * same in words as an ordinary list, for readers who don't see the image and for everything that reads the tree.
 */
import GithubSlugger from 'github-slugger';
import type { Code, List, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta, type FenceGrammar } from '../tree/fence-meta.ts';
import { failPage } from '../tree/author-error.ts';
import { flowElement } from '../tree/build.ts';
import { DiagramError } from './diagram-error.ts';
import { describeGraph } from './graph/describe-graph.ts';
import { drawGraph } from './graph/draw-graph.ts';
import { readGraph } from './graph/read-graph.ts';
import { describeSequence } from './sequence/describe-sequence.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { parseSequence } from './sequence/parse-sequence.ts';
import { writeSvg, type Drawing } from './svg.ts';

const diagramGrammar: FenceGrammar = { attributes: ['title', 'description'], words: [], lines: false };

interface ReadDiagram {
  readonly draw: (id: string) => Drawing | Promise<Drawing>;
  readonly describe: () => List;
}

const kinds: readonly {
  readonly header: RegExp;
  readonly read: (source: string) => ReadDiagram | Promise<ReadDiagram>;
}[] = [
  {
    header: /^sequenceDiagram$/,
    read: (source) => {
      const sequence = parseSequence(source);
      return { draw: (id) => drawSequence(sequence, id), describe: () => describeSequence(sequence) };
    },
  },
  {
    header: /^(?:(?:flowchart|graph) (?:TD|TB|LR|RL|BT)|stateDiagram-v2)$/,
    read: async (source) => {
      const graph = await readGraph(source);
      return { draw: (id) => drawGraph(graph, id), describe: () => describeGraph(graph) };
    },
  },
];

function readDiagram(source: string): ReadDiagram | Promise<ReadDiagram> {
  const [header = ''] = source.split('\n');
  const kind = kinds.find((candidate) => candidate.header.test(header));
  if (kind === undefined) {
    throw new DiagramError(
      0,
      `"${header}" is not a kind of diagram that can be drawn. Start with sequenceDiagram, flowchart LR (or TD), or stateDiagram-v2.`,
    );
  }
  return kind.read(source);
}

function readNames(code: Code): { title: string; description: string } {
  const { title, description } = parseFenceMeta(code.meta ?? '', diagramGrammar).attributes;
  if (!title || !description) {
    throw new Error(
      `The diagram has no ${title ? 'description' : 'title'}. Write \`\`\`mermaid title="What it is" description="What it shows, in one sentence."`,
    );
  }
  return { title, description };
}

async function drawDiagram(code: Code, slugger: GithubSlugger): Promise<ReturnType<typeof flowElement>> {
  const { title, description } = readNames(code);
  const diagram = await readDiagram(code.value);
  const id = slugger.slug(`diagram ${title}`);
  const svg = writeSvg(await diagram.draw(id), id, title, description);
  return flowElement('Diagram', { title, description, svg, source: code.value }, [diagram.describe()]);
}

/** The fence, for the sentence about a mistake in it, at the line of its source that's wrong. */
function placeOfError(code: Code, error: unknown): Pick<Code, 'type' | 'position'> {
  if (!(error instanceof DiagramError) || code.position === undefined) return code;
  const { start, end } = code.position;
  return { type: 'code', position: { start: { ...start, line: start.line + 1 + error.line }, end } };
}

/**
 * Remark plugin that draws diagrams. A fence carries `title="…"` and `description="…"`, which name the image.
 *
 * @throws a sentence that gives the page and the line, for a diagram without title or description or one that isn't
 *   understood
 */
export function remarkDrawDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const slugger = new GithubSlugger();
    const fences: { readonly code: Code; readonly parent: Parents }[] = [];
    visit(tree, 'code', (code, _index, parent) => {
      if (code.lang === 'mermaid' && parent !== undefined) fences.push({ code, parent });
    });
    for (const { code, parent } of fences) {
      try {
        parent.children.splice(
          parent.children.findIndex((child) => child === code),
          1,
          await drawDiagram(code, slugger),
        );
      } catch (error) {
        failPage(file, placeOfError(code, error), error instanceof Error ? error.message : String(error));
      }
    }
  };
}
