/**
 * A plugin of Redocly, for the linter and for the bundle: code in an example is `{ $sample: <id> }`, and turns into the
 * text of that sample's `javascript.js`.
 */
import { platformCode } from '../sample-files/index.mjs';

/**
 * The value with the code of each sample that it refers to.
 *
 * @param {unknown} value of an example
 * @returns {unknown}
 */
function withCode(value) {
  if (typeof value !== 'object' || value === null) return value;
  if ('$sample' in value && typeof value.$sample === 'string') return platformCode(value.$sample);
  if (Array.isArray(value)) return value.map(withCode);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withCode(item)]));
}

/** @returns {import('@redocly/openapi-core').Plugin} */
export default function exampleCode() {
  return {
    id: 'example-code',
    preprocessors: {
      oas3: {
        read: () => ({
          Example: {
            enter(example, { report, location }) {
              if (!('value' in example)) return;
              try {
                example.value = withCode(example.value);
              } catch (error) {
                const message = error instanceof Error ? error.message : String(error);
                report({ message, location: location.child('value') });
              }
            },
          },
        }),
      },
    },
  };
}
