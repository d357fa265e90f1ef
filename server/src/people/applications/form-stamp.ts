import { type FormAge, formAge } from '@bayan/domain/applications/form-age';
import type { Queryable } from '@bayan/platform/db/database';
import { createKnownSecret, isSignature, signatureOf } from '@bayan/platform/db/own-signature';

const STAMP = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/** When a form was opened, in a form that only we can write (R379). */
export function writeStamp(secret: Buffer, openedAt: Date): string {
  const time = openedAt.getTime().toString(36);
  return `${time}.${signatureOf(secret, 'form', time)}`;
}

function openedAtOf(secret: Buffer, stamp: string): Date | null {
  const [, time = '', signature = ''] = STAMP.exec(stamp) ?? [];
  return isSignature(signature, signatureOf(secret, 'form', time))
    ? new Date(Number.parseInt(time, 36))
    : null;
}

export interface FormStamps {
  issue(db: Queryable, now: Date): Promise<string>;
  ageOf(db: Queryable, stamp: string, now: Date): Promise<FormAge>;
}

export function createFormStamps(): FormStamps {
  const secretOf = createKnownSecret();
  return {
    issue: async (db, now) => writeStamp(await secretOf(db), now),
    async ageOf(db, stamp, now) {
      const openedAt = openedAtOf(await secretOf(db), stamp);
      return openedAt === null ? 'expired' : formAge(openedAt, now);
    },
  };
}
