/** What the planner keeps in the address: words, which anyone can write. Each is checked when it's read. */
import type { KeyType } from '../../../engines/application-types';
import { findSecrets } from '@site/engines/secrets';
import {
  HOSTS,
  readContainers,
  RUNS_IN,
  SESSION_STATES,
  TRANSFORMS,
  type Host,
  type RunsIn,
  type SessionState,
  type Transform,
} from '@site/engines/permissions';

export const VIEWS = ['plan', 'permission', 'rejected'] as const;
export type View = (typeof VIEWS)[number];
const KEY_TYPES = ['private', 'public', 'management', 'session'] as const satisfies readonly KeyType[];

/** The state of an address that says nothing. An empty value is the first choice. */
export const INITIAL = {
  view: '',
  code: '',
  operations: '',
  without: '',
  runs: '',
  containers: '',
  data: '',
  permission: '',
  failed: '',
  key: '',
  session: '',
  granted: '',
  rule: '',
  token: '',
  tenant: '',
  host: '',
};

export type PlannerState = typeof INITIAL;
export type ChangeState = (part: Partial<PlannerState>) => void;

/** What each part of the page gets. */
export interface PartProps {
  readonly state: PlannerState;
  readonly change: ChangeState;
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], written: string): Choice {
  return choices.find((choice) => choice === written) ?? choices[0];
}

export const viewOf = ({ view }: PlannerState): View => oneOf(VIEWS, view);
export const runsIn = ({ runs }: PlannerState): RunsIn => oneOf(RUNS_IN, runs);
export const dataView = ({ data }: PlannerState): Transform => oneOf(TRANSFORMS, data);
export const keyType = ({ key }: PlannerState): KeyType => oneOf(KEY_TYPES, key);
export const sessionState = ({ session }: PlannerState): SessionState => oneOf(SESSION_STATES, session);
export const tenant = (state: PlannerState): Host => oneOf(HOSTS, state.tenant);
export const host = (state: PlannerState): Host => oneOf(HOSTS, state.host);

/** Words with spaces or commas between them, each once. */
export function words(written: string): readonly string[] {
  return [...new Set(written.split(/[\s,]+/).filter((word) => word !== ''))];
}

/** The list with a word, or without it. */
export function toggled(written: string, word: string): string {
  const list = words(written);
  return (list.includes(word) ? list.filter((one) => one !== word) : [...list, word]).join(' ');
}

/** One container, or none where the field is empty or has no path. */
export function containerOf(written: string): string | undefined {
  return readContainers(written).containers[0];
}

/** Whether the code has what must not be passed on. */
export const hasSecrets = (code: string): boolean => findSecrets(code).length > 0;
