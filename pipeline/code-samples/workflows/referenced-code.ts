import { platformCode } from '../../content/sample-files/index.ts';

/** A line that refers to code, e.g. `code: { $sample: extract-card }`. */
const REFERENCE = /^( *)(.*?: )\{ \$sample: (\S+) \}$/gm;

/**
 * The text of a workflow file with the code that it refers to, as blocks of YAML.
 *
 * @param text of the file
 * @param samples folder that has the samples; `samples` at the root of the project by default
 * @throws Error, a sentence that names the sample, when there is none or it has no code of a reactor or a transform
 */
export function withReferencedCode(text: string, samples?: string): string {
  return text.replace(REFERENCE, (_, indent: string, key: string, id: string) => {
    const lines = platformCode(id, samples).trimEnd().split('\n');
    const block = lines.map((line) => (line === '' ? '' : `${indent}  ${line}`));
    return [`${indent}${key}|`, ...block].join('\n');
  });
}
