/**
 * Applies the reader's language and environment of samples before the page is painted, so that tabs do not jump: a
 * script in the head reads `?lang=` and the stored choices and marks the root element; `src/css/samples.css` does the
 * rest. The browser side is `src/lib/sample-preferences.ts`, which writes the same keys and attributes.
 */
import type { Plugin } from '@docusaurus/types';
import { ENVIRONMENTS, ENVIRONMENT_KEY, LANGUAGE_KEY, TAB_LANGUAGES } from '../../src/lib/sample-preferences/constants.ts';

/** The script of the head, as text. Values that it does not know are ignored, and storage that throws is left alone. */
export function preferenceScript(): string {
  return `(function(d){
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
function known(value,values){return values.indexOf(value)>=0?value:undefined}
var languages=${JSON.stringify(TAB_LANGUAGES)};
var language=known(new URLSearchParams(location.search).get('lang'),languages)||known(stored(${JSON.stringify(LANGUAGE_KEY)}),languages);
var environment=known(stored(${JSON.stringify(ENVIRONMENT_KEY)}),${JSON.stringify(ENVIRONMENTS)});
if(language)d.setAttribute('data-sample-language',language);
if(environment)d.setAttribute('data-environment',environment);
})(document.documentElement)`.replaceAll('\n', '');
}

/** Docusaurus plugin that puts the script into every page. */
export function samplePreferences(): Plugin {
  return {
    name: 'sample-preferences',
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML: preferenceScript() }] }),
  };
}
