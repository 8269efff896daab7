/** What the error finder needs once something is pasted, in a file that's fetched then. */
import type { ReactNode } from 'react';
import type { Report } from '@site/engines/errors';
import { Findings } from './Findings';
import { Secrets } from './Secrets';

export { answerText, findErrors } from '@site/engines/errors';

interface ResultsProps {
  readonly report: Report;
  /** What the report is about. */
  readonly text: string;
}

/** What's in the text: secrets first, then errors. */
export function Results({ report, text }: ResultsProps): ReactNode {
  return (
    <>
      <Secrets secrets={report.secrets} text={text} />
      <Findings report={report} />
    </>
  );
}
