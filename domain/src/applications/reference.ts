/** Without characters that people confuse when they read aloud or copy by hand: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 8;
/**
 * The greatest multiple of the alphabet's length in a byte. Bytes above it would make some characters more frequent.
 */
const FAIR = 256 - (256 % ALPHABET.length);

export const REFERENCE = new RegExp(`^BA-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** The reference of an application (R375). `random` returns the requested number of bytes. */
export function newReference(random: (bytes: number) => Uint8Array): string {
  let text = '';
  while (text.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < FAIR && text.length < LENGTH) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `BA-${text.slice(0, 4)}-${text.slice(4)}`;
}
