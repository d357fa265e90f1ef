/** The form that a control belongs to, also where it stands outside of it. */
export const formAround = (control: Element | null): HTMLFormElement | null =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement ? control.form : null) ??
  control?.closest('form') ??
  null;

const sendersOf = (control: Element): Element[] =>
  [...(formAround(control)?.elements ?? [])].filter(element => element.matches('[type="submit"]'));

const textsAbout = (control: Element): Element[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap(id => document.getElementById(id) ?? []);

/** What is seen of it: of a choice, its label, in which the control itself hides. */
const shownFor = (control: Element): Element => control.closest('label') ?? control;

/** Whether a dialog lies over it. */
const isBehind = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null;

/**
 * What a person reaches for next: the bars of the screen and the two ends of a dialog, the control that has the focus with
 * what is said about it, the control pressed last, and the button that sends the form.
 */
export function neededNext(pressed: Element | null): DOMRect[] {
  const focused = document.activeElement?.closest('a, button, input, textarea, select, [role="spinbutton"]');
  const controls = [focused, pressed].filter(control => control != null);
  return [
    ...document.querySelectorAll('[data-over-page]'),
    ...controls.flatMap(control => [shownFor(control), ...textsAbout(control), ...sendersOf(control)]),
  ]
    .filter(element => !isBehind(element))
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
