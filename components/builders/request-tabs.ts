import type { Operation, RequestExample } from '../../pipeline/content/api-description/index.ts';
import { checkedAgainst, emitRequestSample } from '../../pipeline/code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES, languageById } from '../../pipeline/code-samples/index.ts';
import type { PageContext } from '../../pipeline/pages/index.ts';
import { requestId, requestRun } from './sample-run.ts';
import { flowElement } from './elements.ts';
import { codeBlock, type FlowContent } from '../../pipeline/pages/tree/build.ts';

/** One request in every language, as tabs. Each describes what it was checked against. It runs in the page where the simulator can. */
export function requestTabs(
  operation: Operation,
  example: RequestExample,
  { description }: PageContext,
): FlowContent {
  const panels = SAMPLE_LANGUAGES.map((language) => {
    const code = emitRequestSample(language, { description, operation, example, environment: 'test' });
    const { label, grammar } = languageById(language);
    const checked = checkedAgainst(language, requestId(operation, example), code);
    return flowElement('CodePanel', { language, label, checked }, [codeBlock(grammar, code)]);
  });
  return flowElement(
    'CodeTabs',
    {
      title: example.summary,
      subject: operation.summary,
      environments: true,
      run: requestRun(operation, example, description) && requestId(operation, example),
    },
    panels,
  );
}
