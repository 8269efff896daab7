/** How nginx chooses a precompressed file, as `server/send-file.ts` does, without a module for any coding. */
import { ENCODINGS, type Encoding, type ManifestFile, type SiteManifest } from '../engines/serving/index.ts';
import { nginxMap, pattern } from './nginx-map.ts';

const CODINGS = Object.entries(ENCODINGS) as readonly (readonly [Encoding, string])[];

/** Where a coding ends in `Accept-Encoding`, with a quality of zero and with any. */
const NEVER = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:[,;]|$)`;
const EVER = String.raw`\s*(?:[,;]|$)`;

/** Whether a client takes a coding, by its name or else by `*`. */
function acceptedMap(coding: string): string {
  const listed = (name: string, end: string): string => `~*(?:^|,)\\s*${name}${end}`;
  return nginxMap(
    '$http_accept_encoding',
    `$accepts_${coding}`,
    [],
    [
      pattern(listed(coding, NEVER), '""'),
      pattern(listed(coding, EVER), '1'),
      pattern(listed(String.raw`\*`, NEVER), '""'),
      pattern(listed(String.raw`\*`, EVER), '1'),
    ],
  );
}

/** The maps for `$coding`, for its `$ending`, and for what the response varies with. */
export function codingMaps({ pages, files, notFound, notFoundMarkdown }: SiteManifest): readonly string[] {
  const all: readonly ManifestFile[] = [
    ...Object.values(pages),
    ...Object.values(files),
    notFound,
    ...(notFoundMarkdown === undefined ? [] : [notFoundMarkdown]),
  ];
  return [
    nginxMap(
      '"$is_text$sent"',
      '$codings',
      all
        .filter(({ encodings }) => encodings.length > 0)
        .map(({ path, encodings }) => [`/${path}`, encodings.join(' ')]),
    ),
    ...CODINGS.map(([coding]) => acceptedMap(coding)),
    nginxMap(
      `"${CODINGS.map(([coding]) => `$accepts_${coding}`).join('|')}|$codings"`,
      '$coding',
      [],
      CODINGS.map(([coding], place) => pattern(String.raw`^(?:[^|]*\|){${place}}1\|.*\b${coding}\b`, coding)),
    ),
    nginxMap('$coding', '$ending', CODINGS),
    // Nothing that isn't sent has a coding.
    nginxMap(
      '"$status|$coding"',
      '$content_encoding',
      [],
      ['default $coding;', pattern('^(?:304|412|416)', '""')],
    ),
    nginxMap(
      '"$is_sentence|$is_negotiated|$codings"',
      '$varies',
      [],
      [
        pattern(String.raw`^\|1\|.`, '"Accept, Accept-Encoding"'),
        pattern(String.raw`^\|1`, 'Accept'),
        pattern(String.raw`^\|\|.`, 'Accept-Encoding'),
      ],
    ),
  ];
}
