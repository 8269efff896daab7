import type { Language } from '../../../pipeline/code-samples/language.ts';
import { requestPath } from '../../../pipeline/code-samples/writing/plain-request.ts';

/** A language that the site doesn't have, as its folder would describe it. */
export const quill: Language = {
  id: 'quill',
  label: 'Quill',
  grammar: 'ruby',
  fences: ['ql'],
  family: 'server',
  sampleFile: { pattern: /^quill\.ql$/, name: 'quill.ql' },
  queryWords: ['quill', 'feather'],
  check: 'parsed',
  requests: {
    writer: {
      indentation: { tabWidth: 2 },
      comment: (text) => `# ${text}`,
      variable: (words) => words,
      emptyBlock: (text) => `# ${text}`,
      setUp: () => [],
      statements: (call) => [
        `send "${call.operation.method} #{Hosts::TEST}${requestPath(call)}", "${call.client.key}"`,
      ],
      wrap: (statements) => [...statements],
      imports: () => ['require "net/http"'],
    },
    environments: { test: 'Hosts::TEST', production: 'Hosts::PRODUCTION' },
    programFile: (name) => `${name}.ql`,
    runCommand: (file) => `quill ${file}`,
    continuation: 'The code of later steps continues this program.',
    proven: 'Run',
    isCompared: false,
  },
};
