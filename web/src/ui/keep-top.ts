/** From here on a dialog is in the middle of the screen, with free rows above and below it. */
const DESK = '(min-width: 40rem)';

/**
 * For a dialog in the middle of a screen: once somebody uses it, what appears in it makes it grow downwards, and nothing
 * moves under the hand. It goes up only if there is no room below (R687). Until then it may still be loading.
 */
export function keepTop(dialog: HTMLElement | null): (() => void) | undefined {
  const frame = dialog?.parentElement;
  const screen = frame?.parentElement;
  if (!dialog || !frame || !screen) return undefined;
  const { style } = screen;
  function hold(box: HTMLElement, around: HTMLElement) {
    if (style.gridTemplateRows !== '' || !matchMedia(DESK).matches) return;
    const edge = around.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(around).paddingTop);
    style.gridTemplateRows = `minmax(0, ${box.getBoundingClientRect().top - edge}px) auto minmax(0, 1fr)`;
  }
  const used = () => hold(frame, screen);
  const released = () => style.removeProperty('grid-template-rows');
  dialog.addEventListener('pointerdown', used);
  dialog.addEventListener('keydown', used);
  addEventListener('resize', released);
  return () => {
    dialog.removeEventListener('pointerdown', used);
    dialog.removeEventListener('keydown', used);
    removeEventListener('resize', released);
  };
}
