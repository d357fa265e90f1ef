const MAX_OCTETS = 75;

/** The length of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A calendar property, folded into lines of at most 75 octets without splitting a character (RFC 5545, 3.1). */
export function contentLine(name: string, value: string): string {
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += size;
  }
  return `${line}\r\n`;
}

/** A text value. Separators and line breaks are escaped (RFC 5545, 3.3.11). */
export const textValue = (text: string) =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** 20261116T160000Z */
export const instantValue = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
