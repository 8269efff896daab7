import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';

/** Routes of all documentation pages that are written. The framework ends those of a folder's page with a slash. */
export function useWrittenRoutes(): readonly string[] {
  return Object.values(useAllDocsData()).flatMap(({ versions }) =>
    versions.flatMap(({ docs }) => docs.map(({ path }) => path.replace(/(?<=.)\/$/, ''))),
  );
}
