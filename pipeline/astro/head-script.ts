/** What has to happen before the first paint: color mode, announcement, and the tabs that samples show. */
import { wings } from './wings.ts';

/**
 * Runs in the page, as text: it may use nothing from here.
 *
 * @param id of the announcement
 */
function setColorModeAndAnnouncement(id: string): void {
  const root = document.documentElement;
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  root.setAttribute('data-theme', stored('theme') === 'light' ? 'light' : 'dark');
  if (stored('announcement.closed') === id) root.setAttribute('data-announcement-closed', '');
}

/** The one script that each page runs before it is painted; the same on every page. */
export function headScript(): string {
  const { announcement, inlineJson, preferenceScript, sampleTabs } = wings;
  return `(${setColorModeAndAnnouncement.toString()})(${inlineJson(announcement.id)});${preferenceScript(sampleTabs())}`;
}
