import { useEffect } from 'react';

/** A dialog that closes gives the focus back a frame later. */
const SETTLED_MS = 100;

function withAncestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) found.push(next);
  return found;
}

/** Takes the focus, whatever it is. */
function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * A button that leaves the page once its work is done takes the focus along. It goes to what was around the button, so
 * that whoever walks by keyboard or listens to the page goes on from there, and does not begin anew.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    /** Where in the page somebody was, before a dialog perhaps. */
    let place: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onFocus = ({ target }: FocusEvent) => {
      focused = target as Element;
      if (focused.closest('main')) place = withAncestors(focused);
    };
    // Who presses beside everything has no place any more.
    const onBlur = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target === focused && focused?.isConnected && document.activeElement === document.body)
          focused = null;
      });
    const look = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const left = place.find(element => element.isConnected);
      if (left?.closest('main')) focusOn(left as HTMLElement);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });

    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}
