/**
 * What the components do in the browser, bound once to the document.
 * Written by `npm run components`, from the folders of `components/`.
 */
import { bind as checklist } from '../writing/Checklist/behavior';
import { bind as codeBlock } from '../generated/CodeBlock/behavior';
import { bind as codeTabs } from '../generated/CodeTabs/behavior';
import { bind as collapsibleCode } from '../generated/CollapsibleCode/behavior';
import { bind as connectionMessage } from '../shared/ConnectionMessage/behavior';
import { bind as copyButton } from '../shared/CopyButton/behavior';
import { bind as dataTable } from '../writing/DataTable/behavior';
import { bind as homeExample } from '../shared/HomeExample/behavior';
import { bind as runSample } from '../tools/RunSample/behavior';
import { bind as scrollingTable } from '../shared/ScrollingTable/behavior';

export const behaviors: readonly (() => void)[] = [
  checklist,
  codeBlock,
  codeTabs,
  collapsibleCode,
  connectionMessage,
  copyButton,
  dataTable,
  homeExample,
  runSample,
  scrollingTable,
];
