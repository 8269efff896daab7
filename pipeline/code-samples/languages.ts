/**
 * The languages of samples. To add one, write its folder and put it into the list; the rest is derived (`lists.ts`).
 */
import { bash } from './bash/language.ts';
import { csharp } from './csharp/language.ts';
import { curl } from './curl/language.ts';
import { go } from './go/language.ts';
import { html } from './html/language.ts';
import { java } from './java/language.ts';
import { javascript } from './javascript/language.ts';
import { json } from './json/language.ts';
import { kotlin } from './kotlin/language.ts';
import { node } from './node/language.ts';
import { python } from './python/language.ts';
import { react } from './react/language.ts';
import { reactNative } from './react-native/language.ts';
import { swift } from './swift/language.ts';
import { terraform } from './terraform/language.ts';
import { typescript } from './typescript/language.ts';

/** All of them, in the order of their tabs. */
export const LANGUAGES = [
  curl,
  node,
  python,
  csharp,
  go,
  java,
  typescript,
  javascript,
  react,
  reactNative,
  swift,
  kotlin,
  html,
  terraform,
  bash,
  json,
] as const;
