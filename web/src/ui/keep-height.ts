/** What is left of a screen for a dialog, without its border: it must not grow out of one that a keyboard made smaller. */
const ROOM = 'calc(90dvh - 2px)';

/** For what stands in the middle of a screen, or at its bottom: it does not jump when less is in it than before (R687). */
export function keepHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let frame = 0;
  let tallest = 0;
  function keep(box: HTMLElement) {
    frame = 0;
    if (box.offsetHeight <= tallest) return;
    tallest = box.offsetHeight;
    box.style.minHeight = `min(${tallest}px, ${ROOM})`;
  }
  // With the next frame: what an observer changes at once would make it look again.
  const sizes = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(() => keep(element));
  });
  sizes.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}
