const CONTROLS = 'a, button, input, textarea, select, summary, [role="option"], [role="radio"]';

let pressed: Element | null = null;

/** The control that was pressed last, as long as it is on the page. */
export const pressedLast = (): Element | null => (pressed?.isConnected ? pressed : null);

export function watchPresses(): () => void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // A toast is no part of what the person does on the page.
    if (control && !control.closest('[data-toasts]')) pressed = control;
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
