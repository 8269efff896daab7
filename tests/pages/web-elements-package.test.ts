/** What the pages of the Elements say that the packages do, beyond their types: the packages are run. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { basistheory } from '@basis-theory/web-elements';
import { BasisTheoryProvider, CardElement, useBasisTheory } from '@basis-theory/react-elements';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const page = readFileSync('content/docs/sdks/web/web-elements/initialization.mdx', 'utf8');

const quiet = { disableTelemetry: true };

/** Runs a module in Node.js and returns what it prints; the last lines of the error when it fails. */
async function inNode(code: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return run.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  );
}

describe('Initialization describes what basistheory() does', () => {
  it('without a key', async () => {
    await expect(basistheory('')).rejects.toThrow('API key is required');
    expect(page).toContain('`API key is required`');
  });

  it.each([
    ['http://pay.example.com', 'Custom domain must use HTTPS (got "http:")'],
    ['https://pay.example.com/elements', 'Custom domain must not include path, query, or hash'],
    ['pay.example.com:8443', 'Custom domain must not include a port (got ":8443")'],
    ['localhost', 'Invalid hostname: "localhost"'],
  ])('with the domain %s', async (customDomain, message) => {
    await expect(basistheory('key', { ...quiet, customDomain })).rejects.toMatchObject({
      name: 'BasisTheoryValidationError',
      message: expect.stringContaining(message) as string,
    });
    expect(page).toMatch(new RegExp(`\`${customDomain}\`.*${message.replaceAll(/[()]/g, '\\$&')}`));
  });

  it("with a domain that isn't a string", async () => {
    const wrong = { ...quiet, customDomain: 5 as unknown as string };
    await expect(basistheory('key', wrong)).rejects.toMatchObject({
      name: 'Error',
      message: 'Custom domain must be a non-empty string.',
    });
  });

  it('on a server without telemetry: it rejects, each time, and ignores an empty domain', async () => {
    const message = 'Tried to load BasisTheoryElements in a non-DOM environment.';
    await expect(basistheory('key', { ...quiet, customDomain: '' })).rejects.toThrow(message);
    await expect(basistheory('key', quiet)).rejects.toThrow(message);
    expect(page).toContain(`\`${message}\``);
  });

  it('on a server with telemetry: the process ends', async () => {
    const said = await inNode(
      `import elements from '@basis-theory/web-elements';
       await elements.basistheory('key').finally(() => console.log('settled'));`,
    );
    expect(said).toContain('ReferenceError: document is not defined');
    expect(said).not.toContain('settled');
  });

  it('imported by name from the CommonJS file', async () => {
    const said = await inNode(`import { basistheory } from '@basis-theory/web-elements'; basistheory();`);
    expect(said).toContain("SyntaxError: Named export 'basistheory' not found");
    expect(page).toContain("`SyntaxError: Named export 'basistheory' not found`");
  });
});

describe('a React component on a server', () => {
  it('renders to an empty div, and the hook does not start', () => {
    const states: unknown[] = [];
    function Page(): ReactElement {
      const state = useBasisTheory('key');
      states.push(state);
      return createElement(BasisTheoryProvider, { bt: state.bt }, createElement(CardElement, { id: 'card' }));
    }
    expect(renderToString(createElement(Page))).toBe('<div id="card"></div>');
    expect(states).toEqual([{ bt: undefined }]);
  });
});

describe('the React package', () => {
  it('does not export the values that its types declare', async () => {
    const values = await import('@basis-theory/react-elements');
    expect(values).not.toHaveProperty('CoBadgedSupport');
    expect(values).not.toHaveProperty('basistheory');
    expect(values).toHaveProperty('DEFAULT_CARD_TYPES');
  });

  it('depends on exactly the version of Web Elements that it comes with', () => {
    const manifest = JSON.parse(
      readFileSync('node_modules/@basis-theory/react-elements/package.json', 'utf8'),
    ) as { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };
    expect(manifest.dependencies['@basis-theory/web-elements']).toBe(manifest.version);
  });
});
