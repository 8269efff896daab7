/** What nginx makes of the target of a request, as `server/request-target.ts` and `canonicalPath` do it. */
import { nginxMap, pattern } from './nginx-map.ts';

/** A character of UTF-8, byte for byte, that is neither a control character nor a backslash. */
const UTF_8 = [
  String.raw`[\x20-\x5b\x5d-\x7e]`,
  String.raw`[\xc2-\xdf][\x80-\xbf]`,
  String.raw`\xe0[\xa0-\xbf][\x80-\xbf]`,
  String.raw`[\xe1-\xec\xee\xef][\x80-\xbf]{2}`,
  String.raw`\xed[\x80-\x9f][\x80-\xbf]`,
  String.raw`\xf0[\x90-\xbf][\x80-\xbf]{2}`,
  String.raw`[\xf1-\xf3][\x80-\xbf]{3}`,
  String.raw`\xf4[\x80-\x8f][\x80-\xbf]{2}`,
].join('|');

/** Whether the target is malformed. nginx has rejected those with wrong percent-encoding by then. */
const MALFORMED = [
  nginxMap('$uri', '$malformed_path', [], ['default 1;', pattern(String.raw`^/(?!/)(?:${UTF_8})*+\z`, '""')]),
  nginxMap(
    '$request',
    '$malformed_target',
    [],
    ['default $malformed_path;', pattern(String.raw`~*^\S+ (?!/|https?://)`, '1')],
  ),
  nginxMap(
    '$request_uri',
    '$malformed',
    [],
    [
      'default $malformed_target;',
      // Steps to another folder, which nginx has taken already, and a fragment, which it has left out.
      pattern(String.raw`~*^[^?]*(?:/|%2f)(?:\.|%2e){1,2}(?:/|%2f|\?|$)`, '1'),
      pattern('#', '1'),
    ],
  ),
];

/** The canonical form of the path, in steps since a map has one pattern each. */
const CANONICAL = [
  // An encoded slash separates nothing.
  nginxMap('$request_uri', '$path', [], ['default $uri;', pattern('~*^[^?]*%2f', '"-"')]),
  nginxMap(
    '$path',
    '$without_ending',
    [],
    [
      'default $path;',
      pattern(String.raw`^(?<before_index_html>.*)/index\.html$`, '$before_index_html'),
      pattern(String.raw`^(?<before_html>.*)\.html$`, '$before_html'),
    ],
  ),
  nginxMap(
    '$without_ending',
    '$without_index',
    [],
    ['default $without_ending;', pattern('^(?<before_index>.*)/index$', '$before_index')],
  ),
  nginxMap(
    '$without_index',
    '$without_slash',
    [],
    ['default $without_index;', pattern('^(?<before_slash>.*?)/+$', '$before_slash')],
  ),
  nginxMap('$without_slash', '$route', [['', '/']], ['default $without_slash;']),
];

export const TARGET_MAPS = [...MALFORMED, ...CANONICAL];
