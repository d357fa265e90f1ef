import { Refusal } from '@bayan/domain/errors';
import {
  type PublicProfileForm,
  type PublicProfileRecord,
  publicProfileView,
} from '@bayan/domain/public-tutors/public-tutors.contract';
import { reveals, slugOf } from '@bayan/domain/public-tutors/shown-name';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import {
  findPublicProfile,
  insertPublicProfile,
  isTutor,
  lockTutor,
  updatePublicProfile,
} from './public-tutors.repository.ts';

export async function readPublicProfile(db: Queryable, tutorId: string): Promise<PublicProfileRecord> {
  if (!(await isTutor(db, tutorId))) throw new Refusal('not-found');
  return recordOf(db, tutorId);
}

async function recordOf(db: Queryable, tutorId: string): Promise<PublicProfileRecord> {
  const row = await findPublicProfile(db, tutorId);
  if (!row) return { tutorId, profile: null, version: 0 };
  const { version, slug, teachingSince, languages, levels, line, lineAr } = row;
  const { agreedAt, publishedAt, publishedBy } = row;
  return {
    tutorId,
    profile: row.withdrawnAt
      ? null
      : { slug, teachingSince, languages, levels, line, lineAr, agreedAt, publishedAt, publishedBy },
    version,
  };
}

/** Whoever changes it saw it as it is; the tutor is held until it is done. */
async function lockForChange(tx: Transaction, { id, version }: RecordVersion) {
  const tutor = await lockTutor(tx, id);
  if (!tutor) throw new Refusal('not-found');
  const before = await recordOf(tx, id);
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: publicProfileView.parse(before) });
  return { tutor, before };
}

/** Shows a tutor who has agreed, or changes what is shown (R711). */
export async function publishTutor(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: PublicProfileForm,
): Promise<PublicProfileRecord> {
  const { tutor, before } = await lockForChange(tx, seen);
  for (const field of ['line', 'lineAr'] as const)
    if (reveals(form[field], tutor)) throw new Refusal('public-profile.reveals', { field });
  const agreedAt = new Date(form.agreedAt);
  if (agreedAt > context.now)
    throw new Refusal('input.invalid', {
      field: 'agreedAt',
      issues: [{ field: 'agreedAt', problem: 'too-big' }],
    });
  const values = {
    ...form,
    ...{ agreedAt, publishedAt: context.now, publishedBy: context.actor.id, withdrawnAt: null },
  };
  if (before.version > 0) await updatePublicProfile(tx, seen.id, values);
  else await insertUnderFreeSlug(tx, slugOf(tutor.name), { ...values, profileId: seen.id });
  return recorded(tx, context, 'public-tutor.published', before);
}

/** Shows her no longer, from this moment on. */
export async function unpublishTutor(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<PublicProfileRecord> {
  const { before } = await lockForChange(tx, seen);
  if (!before.profile) return before;
  await updatePublicProfile(tx, seen.id, { withdrawnAt: context.now });
  return recorded(tx, context, 'public-tutor.withdrawn', before);
}

async function recorded(
  tx: Transaction,
  context: ActionContext,
  action: 'public-tutor.published' | 'public-tutor.withdrawn',
  before: PublicProfileRecord,
): Promise<PublicProfileRecord> {
  const after = await recordOf(tx, before.tutorId);
  await recordChange(tx, context, { action, noun: 'public-tutors', targetId: before.tutorId, before, after });
  return after;
}

type NewProfile = Omit<Parameters<typeof insertPublicProfile>[1], 'slug'>;

/** eleanor-w, and for the next of that name eleanor-w-2. */
async function insertUnderFreeSlug(tx: Transaction, wanted: string, values: NewProfile): Promise<void> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (await insertPublicProfile(tx, { ...values, slug })) return;
  }
}
