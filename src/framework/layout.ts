/** What a page outside of `docs/` is drawn with: the frame of every page, its headings, and the search. */
export { default as Layout } from '@theme/Layout';
export { default as Heading } from '@theme/Heading';
export { default as SearchBar } from '@theme/SearchBar';
