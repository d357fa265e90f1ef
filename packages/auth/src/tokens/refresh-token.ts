import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token says which auth session it belongs to and which of its tokens it is, and proves it by an HMAC with
 * that auth session's key: version (1 byte), auth session (16), counter (6), HMAC (16). No token needs to be stored.
 */
const VERSION = 1;
const SIGNED_BYTES = 1 + 16 + 6;
const HMAC_BYTES = 16;
const FORM = /^[A-Za-z0-9_-]{52}$/;

interface RefreshTokenSource {
  readonly id: string;
  readonly refreshKey: Buffer;
  readonly refreshCounter: number;
}

export interface PresentedRefreshToken {
  readonly authSessionId: string;
  readonly counter: number;
  isGenuine(refreshKey: Buffer): boolean;
}

const proofOf = (signed: Buffer, key: Buffer) =>
  createHmac('sha256', key).update(signed).digest().subarray(0, HMAC_BYTES);

/** The active token of an auth session. */
export function writeRefreshToken({ id, refreshKey, refreshCounter }: RefreshTokenSource): string {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.writeUInt8(VERSION, 0);
  signed.write(id.replaceAll('-', ''), 1, 'hex');
  signed.writeUIntBE(refreshCounter, 17, 6);
  return Buffer.concat([signed, proofOf(signed, refreshKey)]).toString('base64url');
}

export function readRefreshToken(token: string): PresentedRefreshToken | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes[0] !== VERSION) return null;
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const id = signed.toString('hex', 1, 17);
  return {
    authSessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    counter: signed.readUIntBE(17, 6),
    isGenuine: refreshKey => timingSafeEqual(bytes.subarray(SIGNED_BYTES), proofOf(signed, refreshKey)),
  };
}
