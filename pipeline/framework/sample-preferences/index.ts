/**
 * Applies the reader's language, payment processor and environment of samples before the page is painted, so that tabs do not jump: a
 * script in the head reads `?lang=`, `?implementation=` and the stored choices and marks the root element; `src/css/samples.css` does the
 * rest. Where the script does not run, all languages show. The browser side is `src/lib/sample-preferences/`, which writes the same keys and attributes.
 */
import type { Plugin } from '@docusaurus/types';
import {
  ENVIRONMENT_ATTRIBUTE,
  ENVIRONMENT_KEY,
  ENVIRONMENTS,
  IMPLEMENTATION_LANGUAGES,
  IMPLEMENTATION_PARAMETER,
  isLanguageFamily,
  LANGUAGE_PARAMETER,
  SCRIPTED_ATTRIBUTE,
  TAB_ATTRIBUTES,
  TAB_FAMILIES,
  TAB_KEYS,
  type TabFamily,
} from '../../../src/lib/sample-preferences/constants.ts';

interface Choice {
  readonly key: string;
  readonly attribute: string;
  readonly values: readonly string[];
  /** The language that the address asks for wins over what is stored. */
  readonly fromAddress: boolean;
}

const families = Object.keys(TAB_FAMILIES) as TabFamily[];

const choices: readonly Choice[] = [
  ...families.map((family) => ({
    key: TAB_KEYS[family],
    attribute: TAB_ATTRIBUTES[family],
    values: TAB_FAMILIES[family],
    fromAddress: isLanguageFamily(family),
  })),
  { key: ENVIRONMENT_KEY, attribute: ENVIRONMENT_ATTRIBUTE, values: ENVIRONMENTS, fromAddress: false },
];

const languages = families.filter(isLanguageFamily).flatMap((family) => TAB_FAMILIES[family]);

/**
 * The script of the page, as text. Values that it does not know are ignored, and errors of the storage are ignored. What
 * the address asks for is decided as in `languageInAddress`.
 */
export function preferenceScript(): string {
  return `(function(root,query){
root.setAttribute(${JSON.stringify(SCRIPTED_ATTRIBUTE)},'');
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
var asked=[query.get(${JSON.stringify(LANGUAGE_PARAMETER)}),${JSON.stringify(IMPLEMENTATION_LANGUAGES)}[query.get(${JSON.stringify(IMPLEMENTATION_PARAMETER)})]]
.filter(function(value){return ${JSON.stringify(languages)}.indexOf(value)>=0})[0];
${JSON.stringify(choices)}.forEach(function(choice){
var known=[choice.fromAddress?asked:null,stored(choice.key)].filter(function(value){return choice.values.indexOf(value)>=0});
if(known.length)root.setAttribute(choice.attribute,known[0]);
})
})(document.documentElement,new URLSearchParams(location.search))`.replaceAll('\n', '');
}

/** Docusaurus plugin that puts the script into every page, before its body is painted. */
export function samplePreferences(): Plugin {
  return {
    name: 'sample-preferences',
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML: preferenceScript() }] }),
  };
}
