import { useEffect, type ReactNode } from 'react';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import { useBrowserData } from '../../browser/use-browser-data';
import { GuideRunner } from './GuideRunner';

interface IslandProps {
  /** Of the workflow. */
  readonly name: string;
}

/** Runs a guide in the page. Its calls are fetched when the reader opens it, and nothing is sent anywhere. */
export function Island({ name }: IslandProps): ReactNode {
  const [program, open] = useBrowserData('RunGuide', name);
  useEffect(open, [open]);
  return (
    <ToolFrame name="Run this guide">
      {program.state === 'ready' ? (
        <GuideRunner program={program.data} />
      ) : program.state === 'failed' ? (
        <p role="status">
          The guide&apos;s calls didn&apos;t load. Check your connection and retry, or reload the page.{' '}
          <button type="button" onClick={open}>
            Retry
          </button>
        </p>
      ) : (
        <p role="status">Loading the guide&apos;s calls…</p>
      )}
    </ToolFrame>
  );
}
