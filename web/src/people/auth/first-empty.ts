/** Puts the cursor into the first of these fields that nothing was typed into; false where all are filled. */
export function focusFirstEmpty(form: HTMLFormElement, names: readonly string[]): boolean {
  const fields = names.map(name => form.elements.namedItem(name));
  const empty = fields.find(field => field instanceof HTMLInputElement && isEmpty(field));
  if (empty instanceof HTMLInputElement) empty.focus();
  return empty !== undefined;
}

/** Spaces are no address, but they may be a password. */
const isEmpty = ({ type, value }: HTMLInputElement) => (type === 'email' ? value.trim() : value) === '';
