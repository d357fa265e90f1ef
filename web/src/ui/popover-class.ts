/** What unfolds from a control and floats above the page. */
export const popoverClass =
  'rounded-card border border-line bg-paper shadow-lift transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0';
