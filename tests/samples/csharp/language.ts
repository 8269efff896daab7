import type { TestedLanguage } from '../language.ts';
import { PARSED_SDK } from './parsed-sdk.ts';

export const csharp: TestedLanguage = {
  check: { kind: 'sdk', sdk: PARSED_SDK },
  prints: { calls: /\bConsole\.(?:Error\.)?Write(?:Line)?\(/g },
};
