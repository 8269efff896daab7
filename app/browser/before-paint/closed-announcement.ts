/**
 * Hides the announcement if the reader has closed it; an older one says nothing about it. Runs in the page.
 *
 * @param id of the announcement
 */
export function closedAnnouncement(id: string): void {
  try {
    if (localStorage.getItem('announcement.closed') === id)
      document.documentElement.setAttribute('data-announcement-closed', '');
  } catch {
    // Without storage it shows.
  }
}
