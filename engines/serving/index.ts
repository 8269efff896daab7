/**
 * How the built site is served, with its manifest, the headers of its files, and which requests prefer Markdown. For the
 * build, the server, and the configurations of hosts alike. No DOM, nothing of Node.js.
 */
export { headersFor, headersOfAll, pathPattern } from './header-rules';
export {
  ENCODINGS,
  isCompressed,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  SHIPPED_PACKAGES_FILE,
  type Encoding,
  type HeaderRule,
  type ManifestFile,
  type ManifestPage,
  type SiteManifest,
} from './manifest';
export { PREFERS_MARKDOWN, prefersMarkdown } from './prefers-markdown';
