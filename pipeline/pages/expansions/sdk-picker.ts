import * as z from 'zod';
import type { PhrasingContent } from 'mdast';
import { GOALS, PLATFORMS } from '../../../src/lib/sdk-picker/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { flowElement, text } from '../tree/build.ts';
import { sdkPicks } from '../../outputs/browser-data/sdk-picker/picks.ts';
import type { Expansion } from '../page-context.ts';
import { tableOf } from './table.ts';

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** `<SdkPicker />`: the choices as a table, which the picker takes the place of where script runs. */
export const expandSdkPicker: Expansion = (element, context) => {
  readAttributes(context.file, element, z.strictObject({}));
  const rows = sdkPicks((name) => context.table(name)).map((pick): readonly PhrasingContent[][] => [
    [text(PLATFORMS[pick.platform])],
    [text(pick.label)],
    [text(GOALS[pick.goal])],
    [code(pick.install)],
    [{ type: 'link', url: pick.page.route, children: [text(pick.page.title)] }],
  ]);
  return [flowElement('SdkPicker', {}, [tableOf(['Runs in', 'Language', 'To do', 'Install', 'Page'], rows)])];
};
