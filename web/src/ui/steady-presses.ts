import { useEffect } from 'react';

/** A link within the page moves what is below the finger itself, and does no harm. */
const CONTROLS = 'a:not([href*="#"]), button, summary';
/** What opens over the page because of a press is there to be pressed. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';
const REST = ['mousedown', 'pointerup', 'mouseup', 'click'] as const;
const AT_ONCE_MS = 700;
const SAME_PLACE_PX = 16;

interface Press {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const pressIn = ({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press => ({
  control: target instanceof Element ? target.closest(CONTROLS) : null,
  x,
  y,
  at,
});

/** Whether the control came to where another was pressed just before: nobody can have meant it yet. */
const cameBelow = (before: Press, { control, x, y, at }: Press) =>
  // A link leads to another page, and what is pressed in a dialog closes it: there everything is new.
  before.control?.matches('button') === true &&
  before.control.closest(OVERLAYS) === null &&
  control !== null &&
  control !== before.control &&
  control.closest('[data-moves-below]') !== null &&
  at - before.at < AT_ONCE_MS &&
  Math.hypot(x - before.x, y - before.y) < SAME_PLACE_PX;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A second press at one place does not reach what has moved there since the first (R674). For lists that move by
 * themselves when a press is answered; a page that puts another control in its place means it.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let before: Press | null = null;
    let isSwallowed = false;
    const onDown = (event: PointerEvent) => {
      const press = pressIn(event);
      isSwallowed = before !== null && cameBelow(before, press);
      if (isSwallowed) swallow(event);
      else before = press;
    };
    const onRest = (event: Event) => {
      if (isSwallowed) swallow(event);
      if (event.type === 'click') isSwallowed = false;
    };
    window.addEventListener('pointerdown', onDown, { capture: true });
    for (const type of REST) window.addEventListener(type, onRest, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', onDown, { capture: true });
      for (const type of REST) window.removeEventListener(type, onRest, { capture: true });
    };
  }, []);
}
