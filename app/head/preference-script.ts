/**
 * Applies the reader's language, payment processor and environment of samples before the page is painted, so that tabs
 * do not jump: a script in the head reads `?lang=`, `?implementation=` and the stored choices, marks the root element
 * and writes the rules that show the chosen tabs. Where it doesn't run, all languages show. The browser side is
 * `components/browser/sample-preferences/`, which keeps the same keys, attributes and rules, and gets the same tabs as a file.
 */
import {
  ENVIRONMENT_ATTRIBUTE,
  ENVIRONMENT_KEY,
  ENVIRONMENTS,
  IMPLEMENTATION_PARAMETER,
  isLanguageFamily,
  LANGUAGE_PARAMETER,
  SCRIPTED_ATTRIBUTE,
  TAB_ATTRIBUTES,
  TAB_FAMILIES,
  TAB_KEYS,
  TAB_RULE,
  type SampleTabs,
} from '../../engines/sample-preferences/index.ts';
import { inlineJson } from './inline-json.ts';

interface Choice {
  readonly key: string;
  readonly attribute: string;
  readonly values: readonly string[];
  /** The language that the URL asks for wins over what is stored. */
  readonly fromAddress: boolean;
  /** A rule shows what was chosen; otherwise the style sheet does. */
  readonly isTab: boolean;
}

function choicesOf({ families }: SampleTabs): readonly Choice[] {
  return [
    ...TAB_FAMILIES.map((family) => ({
      key: TAB_KEYS[family],
      attribute: TAB_ATTRIBUTES[family],
      values: families[family],
      fromAddress: isLanguageFamily(family),
      isTab: true,
    })),
    {
      key: ENVIRONMENT_KEY,
      attribute: ENVIRONMENT_ATTRIBUTE,
      values: ENVIRONMENTS,
      fromAddress: false,
      isTab: false,
    },
  ];
}

/**
 * The script of the page, as text. Values that it does not know are ignored, and errors of the storage are ignored.
 * What the URL asks for is decided as in `languageInAddress`.
 */
export function preferenceScript(tabs: SampleTabs): string {
  const languages = TAB_FAMILIES.filter(isLanguageFamily).flatMap((family) => tabs.families[family]);
  return `(function(root,query,rules){
root.setAttribute(${inlineJson(SCRIPTED_ATTRIBUTE)},'');
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
var asked=[query.get(${inlineJson(LANGUAGE_PARAMETER)}),${inlineJson(tabs.implementations)}[query.get(${inlineJson(IMPLEMENTATION_PARAMETER)})]]
.filter(function(value){return ${inlineJson(languages)}.indexOf(value)>=0})[0];
${inlineJson(choicesOf(tabs))}.forEach(function(choice){
var known=[choice.fromAddress?asked:null,stored(choice.key)].filter(function(value){return choice.values.indexOf(value)>=0});
if(!known.length)return;
root.setAttribute(choice.attribute,known[0]);
if(choice.isTab)rules+=${inlineJson(TAB_RULE)}.split('*').join(known[0]);
});
var sheet=new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets=[sheet]
})(document.documentElement,new URLSearchParams(location.search),'')`;
}
