/** Without what is taken for something else when it is read aloud or copied by hand: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 8;
/** The greatest multiple of the alphabet that a byte can hold: beyond it some characters would come more often. */
const FAIR = 256 - (256 % ALPHABET.length);

export const REFERENCE = new RegExp(`^BA-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** What an applicant names an application by (R375). `random` gives as many bytes as it is asked for. */
export function newReference(random: (bytes: number) => Uint8Array): string {
  let text = '';
  while (text.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < FAIR && text.length < LENGTH) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `BA-${text.slice(0, 4)}-${text.slice(4)}`;
}
