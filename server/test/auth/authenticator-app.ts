import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A phone with an authenticator app: it knows a secret as it was shown, and the time. */
export function authenticator(shownSecret: string, clock: { now(): Date }) {
  const bits = [...shownSecret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  return {
    code(stepsAhead = 0): string {
      const counter = Buffer.alloc(8);
      counter.writeUInt32BE(Math.floor(clock.now().getTime() / 30_000) + stepsAhead, 4);
      const mac = createHmac('sha1', secret).update(counter).digest();
      const from = (mac.at(-1) ?? 0) % 16;
      const number = mac.subarray(from, from + 4).readInt32BE() & 0x7fffffff;
      return String(number).slice(-6).padStart(6, '0');
    },
  };
}
