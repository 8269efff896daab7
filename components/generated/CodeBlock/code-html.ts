import { trusted } from '@site/components/browser/trusted';

/** All that the highlighter writes: `pipeline/pages/highlighting`. */
const OTHER_MARKUP = /<(?!\/span>|span (?:class=[a-z]+|data-env=(?:test|production))>)/;

/** Passes highlighted code, which an island fetches or has in its file. */
export const codeHtml = trusted('createHTML', 'code', (html) => {
  if (OTHER_MARKUP.test(html)) throw new TypeError('This markup is none that the highlighter writes.');
  return html;
});
