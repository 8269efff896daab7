/** Targets that no reader sends, between spaces. */
const SHORT = String.raw`
  /../ /../../etc/passwd /docs/../docs/api /docs/./api /docs/. /docs/.. /.. /docs/... /%2e%2e/
  /%2e%2e/%2e%2e/etc/passwd /docs/%2e/api /docs/..%2fapi /docs%2fapi /%2e%2e%2f /%2f /%00 /docs%00
  /docs/api%00.html /docs%0d%0aSet-Cookie:%20a=b /%0a /%7f /docs%09 /%5c /\evil.example /docs\api
  /%5c%5cevil.example /docs/..%5c..%5c // /// //docs //evil.example //evil.example/ //evil.example/docs/..
  ///evil.example /https://evil.example /%c0%ae%c0%ae/ /%c0%af /%e0%80%af /%ff /%ed%a0%80 /%f5%80%80%80
  /%c3%a9 /%e2%82%ac.md /% /%z /%zz /%u0041 /docs/%a /%25 /%2525 /docs%3Flang=python /docs%23x /docs#x
  /.site-manifest.json /.markdown-index.json /.tools.json /.built /.git/config /.env /.well-known /.well-known/
  /.htaccess /docs/.markdown-index.json /.%6darkdown-index.json /404 /404.html /404.md /404.html.br /@type-0/docs.html
  /@type-1/docs.html /@malformed /constructor /__proto__ /toString /docs.md/ /docs.md.html /docs/api.html.br
  /index.html.gz /inline-scripts.json.br /docs/%64 /%64ocs /docs/ap%69 /docs%20 /docs%20/ /docs;a=b
  /docs&lang=python /docs, /docs:80 /~ /?lang=python /?? /?a=? /docs?a#b /docs?%00 /docs?%zz /docs?\
  /docs/api?../../etc * docs http://docs.example.com/docs http://evil.example/docs/
  HTTPS://evil.example/docs/api?a=1 http://docs.example.com http://evil.example?x=1 http://evil.example/../x
  http:///docs ftp://x/docs /<script> /"><img> /'or'1 /| /^
`;

/** Targets that climb out of the site, that no parser reads as one thing, or that are long. */
export const HOSTILE: readonly string[] = [
  ...SHORT.trim().split(/\s+/),
  '',
  `/${'a'.repeat(3000)}`,
  `/docs?${'a'.repeat(6000)}`,
  `/${'../'.repeat(500)}etc/passwd`,
  `/${'%2e%2e/'.repeat(50)}`,
  `/docs/${'x/'.repeat(1000)}`,
  `/api-reference?${'a=1&'.repeat(500)}`,
];
