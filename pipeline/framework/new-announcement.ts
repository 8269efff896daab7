/**
 * Shows a new announcement to readers who closed an older one. The theme's head script hides the bar by the stored
 * dismissal alone, before it is known that the announcement is another one; the bar then stays hidden until the next
 * visit (as of Docusaurus 3.10, theme-classic/src/inlineScripts.ts). This script runs before it and forgets the
 * dismissal.
 */
import type { Plugin } from '@docusaurus/types';
import { announcement } from '../../site/navigation.ts';
import { inlineJson } from './inline-json.ts';

const forgetOlderDismissal = `(function(id){
try{if(localStorage.getItem('docusaurus.announcement.id')!==id)localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}
})(${inlineJson(announcement.id)})`;

/** Docusaurus plugin that puts the script into every page, before the theme's own. */
export function newAnnouncement(): Plugin {
  return {
    name: 'new-announcement',
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML: forgetOlderDismissal }] }),
  };
}
