import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FormAge, formAge } from '@bayan/domain/applications/form-age';
import type { Queryable } from '../../db/database.ts';
import { readFormSecret } from './applications.repository.ts';

const STAMP = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

const signatureOf = (secret: Buffer, openedAt: string) =>
  createHmac('sha256', secret).update(`form\0${openedAt}`).digest('base64url');

/** When a form was opened, in a form that only we can write (R379). */
export function writeStamp(secret: Buffer, openedAt: Date): string {
  const time = openedAt.getTime().toString(36);
  return `${time}.${signatureOf(secret, time)}`;
}

function openedAtOf(secret: Buffer, stamp: string): Date | null {
  const [, time = '', signature = ''] = STAMP.exec(stamp) ?? [];
  const right = Buffer.from(signatureOf(secret, time));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right)
    ? new Date(Number.parseInt(time, 36))
    : null;
}

export interface FormStamps {
  issue(db: Queryable, now: Date): Promise<string>;
  ageOf(db: Queryable, stamp: string, now: Date): Promise<FormAge>;
}

/** The secret is the same for good: one look is enough for as long as the process lives. */
export function createFormStamps(): FormStamps {
  let known: Buffer | undefined;
  const secretOf = async (db: Queryable) => {
    known ??= await readFormSecret(db);
    return known;
  };
  return {
    issue: async (db, now) => writeStamp(await secretOf(db), now),
    async ageOf(db, stamp, now) {
      const openedAt = openedAtOf(await secretOf(db), stamp);
      return openedAt === null ? 'expired' : formAge(openedAt, now);
    },
  };
}
