/** The checks of form and content, for a signature that its key has opened. */
import { findChange, type Change } from './changed-value';
import { failed, passed, unknown, type Check } from './checks';
import { otherForms } from './other-forms';

const CHANGED_FIX =
  'Compare the canonical form below with the bytes that your code makes. A gateway, middleware, or a log between the platform and your code might have changed the body.';

/** The two checks, and the first change if what was signed is known. */
export interface CheckedContent {
  readonly checks: readonly [form: Check, content: Check];
  readonly change?: Change | undefined;
}

/** A sentence about where the body was changed, with a space before it, or nothing if that isn't known. */
function whereChanged({ path, place }: Change): string {
  const lineAndColumn =
    place === undefined ? '' : `line ${String(place.line)}, column ${String(place.column)}`;
  if (path === '') return lineAndColumn === '' ? '' : ` The first change is at ${lineAndColumn}.`;
  return ` The first change is in \`${path}\`${lineAndColumn === '' ? '' : ` (${lineAndColumn})`}.`;
}

/**
 * Finds what was signed, which can be a body's canonical form, another form, or another body.
 *
 * @param body as it arrived
 * @param canonical its canonical form, and what `JSON.parse` makes of it
 * @param isSigned whether the signature is for a string
 * @param signedText what was signed, if it was signed here
 */
export async function checkContent(
  body: string,
  canonical: { readonly text: string; readonly value: unknown },
  isSigned: (text: string) => Promise<boolean>,
  signedText: string | undefined,
): Promise<CheckedContent> {
  if (await isSigned(canonical.text))
    return {
      checks: [
        passed('form', 'The signature is for the canonical form.'),
        passed(
          'content',
          "The values are the ones that were signed. Whitespace and key order aren't signed, so they can differ.",
        ),
      ],
    };
  for (const { is, text } of otherForms(body, canonical.value))
    if (await isSigned(text))
      return {
        checks: [
          failed(
            'form',
            `The signature matches ${is}, not the canonical form.`,
            'The platform signs the canonical form. If you sign test deliveries yourself, sign that.',
          ),
          passed('content', 'The values are the ones that were signed.'),
        ],
      };
  const change = signedText === undefined ? undefined : findChange(signedText, canonical.text, body);
  return {
    checks: [
      unknown(
        'form',
        'The signature matches neither the canonical form of this body nor any other form that the tool tries, so the form that was signed is unknown.',
      ),
      failed(
        'content',
        `The body isn't the one that was signed.${change === undefined ? '' : whereChanged(change)}`,
        CHANGED_FIX,
      ),
    ],
    change,
  };
}
