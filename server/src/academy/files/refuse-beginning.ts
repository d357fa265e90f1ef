import { Refusal } from '@bayan/domain/errors';
import { canUpload } from '@bayan/domain/files/upload.policy';
import { largestUpload } from '@bayan/domain/files/upload-use';
import type { UploadForm } from '@bayan/domain/files/uploads.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Database, Queryable } from '@bayan/platform/db/database';
import { refuseBeyondShare } from '@bayan/platform/file-store/incoming';
import { enforceRateLimit, keyOf } from '@bayan/platform/limits/limits.repository';
import type { Config } from '#config/config.ts';
import type { Beginner } from './begin-upload.ts';
import { unclaimedBytesOf } from './files.repository.ts';
import { bytesUnderWay, findUpload } from './uploads.repository.ts';

const FILES_OF_A_PERSON = { most: 60, windowMs: 3_600_000 };
const DAY_MS = 86_400_000;
/** Four times the files of one piece of homework, or two videos: what was sent and used for nothing (R611). */
const MAX_UNCLAIMED_BYTES = 1024 ** 3;

/** Refuses, before any of it is sent, what would never be taken, and who has sent too much. To go on counts nothing. */
export async function refuseBeginning(
  db: Database,
  config: Config,
  beginner: Beginner,
  form: UploadForm,
): Promise<void> {
  const { actor, params, now } = beginner;
  refuseUnwanted(actor, form);
  if (await findUpload(db, actor.id, params.id)) return;
  await refuseHoarder(db, beginner, form);
  // In a bucket the parts do not take this machine's disk.
  // Asked without a lock that everybody would wait for: uploads that begin in one moment may pass the share together,
  // each by no more than its person's quota, and what is to stay free of the disk is looked at with every part.
  if (!config.bucket) await refuseBeyondShare(config, (await bytesUnderWay(db)) + form.size);
  if (!config.auth.rateLimits) return;
  await enforceRateLimit(db, { ...FILES_OF_A_PERSON, key: keyOf('files of a person', actor.id) }, now);
}

/** By what is said of it alone (R392). */
function refuseUnwanted(actor: Member, { size, use }: UploadForm): void {
  if (!canUpload(actor, use))
    throw new Refusal('input.invalid', { field: 'use', issues: [{ field: 'use', problem: 'not-offered' }] });
  if (size === 0) throw new Refusal('file.empty');
  if (size > largestUpload(use)) throw new Refusal('input.too-large');
}

/** Refuses who has sent much that nothing has claimed. It goes after a day (R182). */
async function refuseHoarder(db: Queryable, { actor, now }: Beginner, { size }: UploadForm): Promise<void> {
  const unclaimed = await unclaimedBytesOf(db, actor.id, new Date(now.getTime() - DAY_MS));
  if (unclaimed + size > MAX_UNCLAIMED_BYTES) throw new Refusal('upload.quota');
}
