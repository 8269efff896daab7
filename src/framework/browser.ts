import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

export { default as useIsBrowser } from '@docusaurus/useIsBrowser';

/** False while pages are drawn as HTML. */
export const { canUseDOM } = ExecutionEnvironment;
