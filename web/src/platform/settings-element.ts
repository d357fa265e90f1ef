/** The server writes the settings into this element of the page, and the browser reads them from it. */
export const settingsElementId = 'settings';
