import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones are a little off. */
const STEPS_EITHER_WAY = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 6238 with SHA-1, the one kind that every authenticator app knows. */
function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, now or a moment ago or ahead. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);
  for (let step = current - STEPS_EITHER_WAY; step <= current + STEPS_EITHER_WAY; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step;
  return null;
}

/** What an authenticator app reads from the picture. A colon divides the two names, so that none may be in them. */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }) {
  const [shownIssuer, shownAccount] = [issuer, account].map(name =>
    encodeURIComponent(name.replaceAll(':', ' ')),
  );
  return (
    `otpauth://totp/${shownIssuer}:${shownAccount}?algorithm=SHA1&digits=${DIGITS}` +
    `&issuer=${shownIssuer}&period=${PERIOD_SECONDS}&secret=${base32(secret)}`
  );
}
