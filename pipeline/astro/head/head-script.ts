import { transform } from 'esbuild';
import { announcement } from '../../../site/navigation.ts';
import { sampleTabs } from '../../outputs/browser-data/sample-tabs.ts';
import { baseUrlBanner } from './base-url-banner.ts';
import { closedAnnouncement } from './closed-announcement.ts';
import { colorMode } from './color-mode.ts';
import { inlineJson } from './inline-json.ts';
import { preferenceScript } from './preference-script.ts';

/** A function of this folder as text that runs in the page: it uses nothing from around it. */
function asText<Args extends readonly unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run.toString()})(${args.map(inlineJson).join(',')});`;
}

let script: Promise<string> | undefined;

async function make(): Promise<string> {
  const parts = [
    asText(colorMode),
    asText(closedAnnouncement, announcement.id),
    preferenceScript(sampleTabs()),
    asText(baseUrlBanner, '/'),
  ];
  const { code } = await transform(parts.join('\n'), { minify: true });
  return code.trim();
}

/**
 * The one script that every page runs before it's painted, the same on each: what has to be known by then, and what has
 * to answer when no file of the site can be had.
 */
export function headScript(): Promise<string> {
  return (script ??= make());
}
