/** What React Aria writes into the page's head by itself. The policy lets exactly these through. */
export const libraryStyles = [
  // Of whatever is pressed.
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // While a dialog is open on an iPhone.
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
