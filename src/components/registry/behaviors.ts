/**
 * What the components do in the browser, bound once to the document.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import { bind as checklist } from '../Checklist/behavior';
import { bind as codeBlock } from '../CodeBlock/behavior';
import { bind as codeFold } from '../CodeFold/behavior';
import { bind as codeTabs } from '../CodeTabs/behavior';
import { bind as connectionMessage } from '../ConnectionMessage/behavior';
import { bind as copyButton } from '../CopyButton/behavior';
import { bind as dataTable } from '../DataTable/behavior';
import { bind as homeExample } from '../HomeExample/behavior';
import { bind as runSample } from '../RunSample/behavior';
import { bind as scrollingTable } from '../ScrollingTable/behavior';

export const behaviors: readonly (() => void)[] = [
  checklist,
  codeBlock,
  codeFold,
  codeTabs,
  connectionMessage,
  copyButton,
  dataTable,
  homeExample,
  runSample,
  scrollingTable,
];
