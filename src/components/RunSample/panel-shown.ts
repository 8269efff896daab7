/** Sent to a panel each time that it opens: its field has the focus then, and the address its sample. */
export const PANEL_SHOWN = 'panel:shown';
