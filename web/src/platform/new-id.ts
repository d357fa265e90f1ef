const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID also where the page came without encryption, as in a network at home: `randomUUID` is missing there. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map(hex).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
