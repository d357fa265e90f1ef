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

const FIELDS = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [role="spinbutton"]';

/** The control that the keyboard comes to after this one in its form; the parts of a date are one. */
function fieldAfter(control: Element): Element[] {
  const own = control.closest('[role="group"]') ?? control;
  const next = [...(formAround(control)?.querySelectorAll(FIELDS) ?? [])].find(
    field =>
      !own.contains(field) && (own.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return next ? [shownFor(next)] : [];
}

/** What is seen of it: of a choice, its label, in which the control itself hides. */
const shownFor = (control: Element): Element => control.closest('label') ?? control;

/** Whether a dialog lies over it. */
const isBehind = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null;

/**
 * What a person reaches for next: the bars of the screen and the two ends of a dialog, the control that has the focus with
 * what is said about it, the control pressed last, the button that sends the form, the next field, and the buttons that
 * lead on. Where there is no room, the last are given up first.
 */
export function neededNext(pressed: Element | null): DOMRect[] {
  const focused = document.activeElement?.closest('a, button, input, textarea, select, [role="spinbutton"]');
  const controls = [focused, pressed].filter(control => control != null);
  return [
    ...document.querySelectorAll('[data-over-page]'),
    ...controls.flatMap(control => [shownFor(control), ...textsAbout(control), ...sendersOf(control)]),
    ...controls.flatMap(fieldAfter),
    ...document.querySelectorAll('[data-leads-on]'),
  ]
    .filter(element => !isBehind(element))
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
