/** A page that tells a reader to save a key shows code that does, and the files that it names are the code's. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadedPages } from '../support/loaded-pages.ts';

interface TextNode extends Node {
  readonly value?: string;
  readonly children?: readonly TextNode[];
}

/** Names of the properties that samples save, as prose writes them. */
const SAVED = /`(?:key|public_key_pem)`/;
const SAVING = /\b(?:sav|stor|cop|keep)(?:e|es|ed|y|ies|ing|s)?\b/i;
/** What creates the file, in the languages that pages show. */
const SAVES = /\bumask 077; set -C;|flag: "wx", mode: 0o600/;
const KEY_FILE = /^[\w-]+\.(?:key|pem)$/;
/** The note on keys is for every application, so its file is an example. */
const EXAMPLE = 'backend.key';

function textOf(node: TextNode): string {
  if (node.type === 'inlineCode') return `\`${node.value ?? ''}\``;
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

interface Findings {
  /** Sentences that tell the reader to save a key, or that it's saved. */
  readonly sentences: readonly string[];
  /** Files of keys that prose mentions. */
  readonly files: readonly string[];
  readonly code: string;
}

function findings(tree: Node): Findings {
  const [sentences, files, code]: [string[], string[], string[]] = [[], [], []];
  visit(tree, (node: TextNode) => {
    if (node.type === 'code') code.push(node.value ?? '');
    if (node.type === 'inlineCode' && KEY_FILE.test(node.value ?? '')) files.push(node.value ?? '');
    if (node.type !== 'paragraph') return;
    const all = textOf(node).split(/(?<=[.!?])\s+/);
    sentences.push(...all.filter((one) => SAVED.test(one) && SAVING.test(one)));
  });
  return { sentences, files: files.filter((file) => file !== EXAMPLE), code: code.join('\n') };
}

const pages = loadedPages.map(({ page }) => ({ file: page.file, ...findings(page.tree) }));

describe('a page that has a reader save a key', () => {
  it('shows code that saves it', () => {
    const telling = pages.filter(({ sentences }) => sentences.length > 0);
    expect(telling.length).toBeGreaterThan(4);
    expect(
      telling
        .filter(({ code }) => !SAVES.test(code))
        .map(({ file, sentences }) => `${file}: ${sentences.join(' ')}`),
    ).toEqual([]);
  });

  it('refers to files that its code writes', () => {
    const naming = pages.filter(({ files }) => files.length > 0);
    expect(naming.length).toBeGreaterThan(5);
    expect(
      naming.flatMap(({ file, files, code }) =>
        files.filter((name) => !code.includes(name)).map((name) => `${file}: no code writes ${name}`),
      ),
    ).toEqual([]);
  });
});
