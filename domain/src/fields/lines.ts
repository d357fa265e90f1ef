const entriesOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');

/** One entry per line, without blank lines. */
export const linesIn = (text: string): string[] => entriesOf(text, /\r?\n/);

/** Entries between Latin or Arabic commas, without blank entries. */
export const listIn = (text: string): string[] => entriesOf(text, /[,،\n]/);
