const WIDTH = 120;
const MOST = 150;

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A body, or what is left of one that was cut off; its innermost braces first. */
const BODY = /\{[^{}]*(\}|$)/;

/** What a run said, for somebody who reads what it noticed and not what it sent: without ids and bodies, in a line or two. */
export function inShort(said: unknown): string {
  let text = String(said).replaceAll('\n', ' ').replace(ID, '…');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(BODY, '…');
  }
  return text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text;
}

/** In lines that an editor shows whole; those after the first begin under its text. */
export function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + 1 + word.length > WIDTH && line.trim() !== '') lines.push(indent + word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A line for each pair. */
export const readableList = (pairs: readonly (readonly [string, unknown])[]): string =>
  pairs.map(([name, value]) => wrapped(`- ${name}: ${inShort(value)}`, '  ')).join('\n');
