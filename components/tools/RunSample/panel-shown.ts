/** Sent to a panel each time that it opens. Its field takes the focus then, and the link to the page has its sample. */
export const PANEL_SHOWN = 'panel:shown';
