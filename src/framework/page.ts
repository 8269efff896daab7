import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** The title and path of the page that shows. */
export function usePage(): { readonly title: string; readonly path: string } {
  const { title, permalink } = useDoc().metadata;
  return { title, path: permalink };
}
