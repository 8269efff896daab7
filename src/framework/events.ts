export { useEvent } from '@docusaurus/theme-common';
