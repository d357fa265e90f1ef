import { Refusal } from '@bayan/domain/errors';
import type { Reminded } from '@bayan/domain/reminders/reminder-kind';
import type { Queryable } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { isReadAt, readerMarkOf, readStopToken, type StopClaim } from '#teaching/mail-stops/stop-tokens.ts';
import { type Family, findFamily } from './reminder-recipients.repository.ts';

/** Who holds a stop link. */
export interface StopReader {
  readonly claim: StopClaim;
  readonly reader: Reminded;
  /** Where the link was mailed to. */
  readonly address: string;
  readonly student: Family['student'];
}

/** Works for as long as the family is reminded at the address that the link was mailed to (R660). */
export async function stopReaderOf(q: Queryable, token: string, secretOf: KnownSecret): Promise<StopReader> {
  const secret = await secretOf(q);
  const claim = readStopToken(secret, token);
  const family = claim && (await findFamily(q, claim.studentId));
  const found =
    claim && family && readersIn(family).find(({ address }) => isReadAt(secret, claim, [address]));
  if (!claim || !family || !found) throw new Refusal('reminder.unknown', { field: 'token' });
  return { claim, ...found, student: family.student };
}

/** One address once: where both read at the same, it is the student's. */
function readersIn({ student, parent }: Family): { reader: Reminded; address: string }[] {
  const own = student.email ? [{ reader: 'student' as const, address: student.email }] : [];
  const address = parent?.email;
  return address && address !== student.email ? [...own, { reader: 'parent', address }] : own;
}

/** The readers of today by their marks. */
export const readersByMark = (secret: Buffer, family: Family): ReadonlyMap<string, Reminded> =>
  new Map(readersIn(family).map(({ reader, address }) => [readerMarkOf(secret, address), reader]));
