const isInside = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-toasts]') !== null;

let cameFrom: HTMLElement | null = null;

/** Remembers where the focus was before it went to a toast. */
export function watchToastFocus(): () => void {
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (isInside(target) && !isInside(relatedTarget))
      cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  document.addEventListener('focusin', onFocus, { capture: true });
  return () => document.removeEventListener('focusin', onFocus, { capture: true });
}

/**
 * To be called before a toast is closed. A control that is removed with the focus on it tells React of no blur: the region
 * would believe for good that its toast has the focus, and give that focus to another toast later, out of a field (R750).
 */
export function giveFocusBack(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !isInside(focused)) return;
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  else focused.blur();
}
