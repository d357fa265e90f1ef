/** `{{name}}`: where a mail has a value of its own. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Braces that are left over are a placeholder with a typing mistake, which a reader would see. */
export const hasBrokenPlaceholder = (text: string) => /\{\{|\}\}|\{ \}/.test(text.replace(PLACEHOLDER, ' '));

/** Which placeholders an own text has too many, and which it lacks, compared with the original (R908). */
export function placeholderProblems(text: string, original: string) {
  const [own, needed] = [placeholdersIn(text), placeholdersIn(original)];
  return {
    unknown: own.filter(name => !needed.includes(name)),
    missing: needed.filter(name => !own.includes(name)),
  };
}

export const fillPlaceholders = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (name in values ? String(values[name]) : whole));
