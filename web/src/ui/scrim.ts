/** What lies over the page while a dialog or a drawer is open. */
export const scrimClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0';
