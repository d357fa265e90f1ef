const ENTERED_BY = 'input:not([type="hidden"], [tabindex="-1"]), textarea, button, [role="spinbutton"]';

/** Puts the keyboard into the first field that is wrong (R679): a select is entered by its button, a date by its first part. */
export function focusFirstInvalid(form: Element | null): void {
  form?.querySelector('[data-rac][data-invalid]')?.querySelector<HTMLElement>(ENTERED_BY)?.focus();
}
