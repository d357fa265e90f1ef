/** Puts the cursor into the first of these fields that nothing was typed into; false where all are filled. */
export function focusFirstEmpty(form: HTMLFormElement, names: readonly string[]): boolean {
  const [first] = emptyFields(form, names);
  if (first === undefined) return false;
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLInputElement) field.focus();
  return true;
}

/** The names of those that nothing was typed into. */
export const emptyFields = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Name[] =>
  names.filter(name => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && isEmpty(field);
  });

/** Spaces are no address, but they may be a password. */
const isEmpty = ({ type, value }: HTMLInputElement) => (type === 'email' ? value.trim() : value) === '';
