export { usePluginData } from '@docusaurus/useGlobalData';
