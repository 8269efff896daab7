import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { SHIPPED_PACKAGES_FILE } from '../../engines/serving/index.ts';

/** The last package in the path of a module, since packages can have packages of their own. */
const PACKAGE = /^.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;

/** Notes whose code the browser receives. Vite's own list of licenses (`build.license`) leaves workers out. */
export class ShippedPackages {
  readonly #names = new Set<string>();

  /** The site needs it, and so do its workers, which are bundled apart. */
  readonly plugin: Plugin = {
    name: 'shipped-packages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        for (const module of file.type === 'chunk' ? file.moduleIds : []) {
          const name = PACKAGE.exec(module)?.groups?.name;
          if (name !== undefined) this.#names.add(name);
        }
      }
    },
  };

  /** Writes package names as a JSON array into the build output, for notices and the bill of materials. */
  writeTo(directory: string): void {
    writeFileSync(path.join(directory, SHIPPED_PACKAGES_FILE), JSON.stringify([...this.#names].sort()));
  }
}
