import type { List, Paragraph } from 'mdast';
import { branchAround, programFile, runCommand } from '../../../pipeline/code-samples/requests/index.ts';
import type { Call } from '../../../pipeline/code-samples/writing/types.ts';
import { languageById, SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import {
  shownProgram,
  workflowCalls,
  workflowFolder,
  type Workflow,
} from '../../../pipeline/code-samples/workflows/index.ts';
import { flowElement } from '../../builders/elements.ts';
import {
  codeBlock,
  downloadLinks,
  markdownBlocks,
  paragraph,
  text,
} from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { foldLongCode } from '../../builders/fold-long-code.ts';
import { runLine } from '../../builders/run-line.ts';
import { guideProgram } from '../../builders/guide-program.ts';
import type { workflow } from './definition.ts';

/** Below every program: what it prints is harmless in a log, so a reader who tests looks elsewhere. */
const PRINTS =
  'The downloads print IDs and statuses, never full responses. To see full responses, run the cURL calls with test data. The cURL script uses `jq` to pass values between calls.';

/**
 * `<Workflow name="charge-card" />`: the steps of a workflow, a way to run them in the page where the simulator supports
 * all of them, and its whole program in every language.
 */
export const expand: Expand<typeof workflow> = ({ name }, page) => {
  const workflow = page.workflow(name);
  const calls = workflowCalls(workflow, page.description, 'test');
  const panels = SAMPLE_LANGUAGES.map((language) => {
    const { label, grammar } = languageById(language);
    const { code, checked } = shownProgram(language, workflow, calls);
    return flowElement('CodePanel', { language, label, checked }, [codeBlock(grammar, code)]);
  });
  const title = `Full script: ${workflow.title}`;
  const tabs = flowElement('CodeTabs', { title, subject: workflow.title, environments: true }, panels);
  return [
    stepList(calls),
    ...(guideProgram(workflow, page.description) === undefined
      ? []
      : [flowElement('RunGuide', { name }, [])]),
    foldLongCode(tabs, ({ lang }) => `${workflow.title}, ${lang ?? ''}`),
    ...downloads(workflow),
    ...markdownBlocks(PRINTS),
  ];
};

function stepList(calls: readonly Call[]): List {
  const items = calls.map(({ title = '' }, index) => {
    const around = branchAround(calls.slice(0, index));
    return around === undefined ? title : `${title} (only on the branch after “${around}”)`;
  });
  return {
    type: 'list',
    ordered: true,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph([text(item)])] })),
  };
}

function downloads({ name }: Workflow): Paragraph[] {
  const files = [
    ...SAMPLE_LANGUAGES.map((language) => ({
      label: languageById(language).label,
      file: programFile(name, language),
    })),
    { label: 'Arazzo', file: `${name}.arazzo.yaml` },
  ];
  const commands = SAMPLE_LANGUAGES.flatMap((language) => runCommand(name, language) ?? []);
  return [
    downloadLinks(files.map(({ label, file }) => ({ label, path: `${workflowFolder(name)}/${file}` }))),
    ...runLine(commands),
  ];
}
