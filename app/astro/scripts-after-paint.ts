import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE_SCRIPT = /<script type="module" src="(?<address>[^"]+)"><\/script>/g;

/**
 * Lists the scripts of the built pages instead of running them: the script of the head loads them once the page is
 * painted (`app/browser/before-paint/start-scripts.ts`). In development, pages run them as Vite serves them.
 */
export class ScriptsAfterPaint {
  /** The files that each file of a script imports, by their addresses. */
  readonly #imports = new Map<string, readonly string[]>();

  readonly plugin: Plugin = {
    name: 'scripts-after-paint',
    generateBundle: (_options, bundle) => {
      this.noteImports(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
  };

  /** Notes what the files of a bundle import. */
  noteImports(chunks: readonly { readonly fileName: string; readonly imports: readonly string[] }[]): void {
    for (const { fileName, imports } of chunks)
      this.#imports.set(
        `/${fileName}`,
        imports.map((file) => `/${file}`),
      );
  }

  /**
   * Adds a script and all that it imports, so that none must wait until another refers to it; what's imported comes first.
   */
  #addWithImports(address: string, found: Set<string>, seen: Set<string>): void {
    if (seen.has(address)) return;
    seen.add(address);
    for (const imported of this.#imports.get(address) ?? []) this.#addWithImports(imported, found, seen);
    found.add(address);
  }

  /**
   * Changes the pages below a folder.
   *
   * @param folder of the built site
   */
  async deferIn(folder: string): Promise<void> {
    const files = await readdir(folder, { recursive: true });
    for (const name of files.filter((file) => file.endsWith('.html'))) {
      const file = path.join(folder, name);
      const html = await readFile(file, 'utf8');
      const deferred = this.#defer(html);
      if (deferred !== html) await writeFile(file, deferred);
    }
  }

  #defer(html: string): string {
    const seen = new Set<string>();
    return html.replace(MODULE_SCRIPT, (_script, address: string) => {
      const files = new Set<string>();
      this.#addWithImports(address, files, seen);
      return [...files].map((file) => `<meta name="script" content="${file}">`).join('');
    });
  }
}
