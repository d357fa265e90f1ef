import { freePosition, isFree } from './free-position.ts';
import { neededNext } from './needed-next.ts';
import { pressedLast } from './pressed-last.ts';

/** As the styles have it: a desk has room at the top of one side, a phone at the bottom. */
const edgeOfScreen = () => (matchMedia('(width >= 40rem)').matches ? 'top' : 'bottom');

const seenPart = () => {
  const { offsetTop: top = 0, height = innerHeight } = window.visualViewport ?? {};
  return { top, bottom: top + height };
};

/** For the region of the toasts: moves it away from what is needed next, and otherwise leaves it where it is (R750). */
export function keepOutOfTheWay(region: HTMLElement | null): (() => void) | undefined {
  return region ? keepFree(region) : undefined;
}

function keepFree(region: HTMLElement): () => void {
  let frame = 0;
  let placed = 0;

  function place() {
    frame = 0;
    const box = region.getBoundingClientRect();
    const screen = seenPart();
    const taken = neededNext(pressedLast()).filter(({ left, right }) => left < box.right && box.left < right);
    const isSeen = box.top >= screen.top && box.bottom <= screen.bottom;
    const isAsPlaced = placed === box.height && isSeen;
    // Whoever is about to press its button does not run after it.
    if (isAsPlaced && (isFree(box, taken) || region.matches(':focus-within'))) return;
    placed = box.height;
    region.style.top = `${freePosition({ height: placed, screen, edge: edgeOfScreen(), taken })}px`;
  }
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };

  place();
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(region);
  const page = new MutationObserver(placeSoon);
  page.observe(document.body, { childList: true, subtree: true });
  const events = ['focusin', 'scroll', 'transitionend'] as const;
  for (const event of events) document.addEventListener(event, placeSoon, { capture: true, passive: true });
  window.visualViewport?.addEventListener('resize', placeSoon);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    page.disconnect();
    for (const event of events) document.removeEventListener(event, placeSoon, { capture: true });
    window.visualViewport?.removeEventListener('resize', placeSoon);
  };
}
