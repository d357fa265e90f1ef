const entriesOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');

/** One entry to a line; blank ones are dropped. */
export const linesIn = (text: string): string[] => entriesOf(text, /\r?\n/);

/** Entries with a comma between them, the Latin or the Arabic one; blank ones are dropped. */
export const listIn = (text: string): string[] => entriesOf(text, /[,،\n]/);
