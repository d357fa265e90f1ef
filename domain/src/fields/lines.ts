/** One entry to a line; blank ones are dropped. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '');
