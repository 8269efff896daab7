export { default as useBrokenLinks } from '@docusaurus/useBrokenLinks';
