import { useCallback, useRef } from 'react';

/** Whatever holds a value: of a date or a time each part, of a list its button. No file is saved with them, nor a search. */
const CONTROLS =
  'input:not([type="file"], [type="search"]), textarea, select, [role="spinbutton"], button[aria-haspopup="listbox"]';
/** By these a person comes to a field, each before it changes. */
const CONTACTS = ['focusin', 'pointerdown', 'keydown'] as const;

function shownIn(control: Element): string {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return String(control.checked);
  const hasValue =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return hasValue ? control.value : control.textContent;
}

/** All controls of the field that this is a part of, React Aria's or our own: who presses one radio takes the choice from another. */
function controlsAround(part: Element, all: Element): Element[] {
  let field = part;
  for (let around: Element | null = part; around && around !== all; around = around.parentElement)
    if (around.matches('[data-rac], [data-field]')) field = around;
  return [field, ...field.querySelectorAll(CONTROLS)].filter(control => control.matches(CONTROLS));
}

/** Whether somebody changed any field inside, and it is not again as it was. */
export function useChangedFields() {
  const before = useRef(new Map<Element, string>());
  /** For the element around the fields. */
  const fieldsRef = useCallback((around: HTMLElement | null) => {
    if (!around) return;
    const remember = (part: EventTarget | null) => {
      if (!(part instanceof Element)) return;
      for (const control of controlsAround(part, around))
        if (!before.current.has(control)) before.current.set(control, shownIn(control));
    };
    const onContact = ({ target }: Event) => remember(target);
    for (const contact of CONTACTS) around.addEventListener(contact, onContact, { capture: true });
    // The field that the dialog opens with may have the focus already.
    if (around.contains(document.activeElement)) remember(document.activeElement);
    return () => {
      for (const contact of CONTACTS) around.removeEventListener(contact, onContact, { capture: true });
    };
  }, []);
  const hasChanged = () =>
    [...before.current].some(([control, shown]) => control.isConnected && shownIn(control) !== shown);
  return { fieldsRef, hasChanged };
}
