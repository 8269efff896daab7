export { default as Link } from '@docusaurus/Link';
