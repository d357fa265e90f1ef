import { Refusal } from '@bayan/domain/errors';
import { fitsHomework } from '@bayan/domain/files/homework-file';
import { isMediaType } from '@bayan/domain/files/media-type';
import type { HomeworkRecord, SubmitHomeworkForm } from '@bayan/domain/homework/homework.contract';
import { canSubmitHomework, isRoomForFiles } from '@bayan/domain/homework/homework-actions';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockOwnFile } from '#academy/files/files.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import { lockHomeworkForStudent } from './lock-homework-for-student.ts';
import { exchangeFiles } from './work.repository.ts';

/** For the first time, or in the place of what was handed in before and is not graded (R155). */
export async function submitHomework(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { url, fileIds }: SubmitHomeworkForm,
): Promise<HomeworkRecord> {
  const { actor, now } = context;
  const before = await lockHomeworkForStudent(tx, actor, seen);
  if (!canSubmitHomework(before)) throw new Refusal('homework.graded');
  const wanted = [...new Set(fileIds)];
  if (!isRoomForFiles(wanted.length)) throw new Refusal('homework.too-many-files', { field: 'fileIds' });
  const held = new Set(before.submission?.files.map(({ id }) => id));
  for (const id of wanted) if (!held.has(id)) await refuseOtherFile(tx, actor.id, id);
  await exchangeFiles(tx, seen.id, wanted);
  await updateHomework(tx, seen.id, {
    status: 'completed',
    submissionUrl: url ?? null,
    submittedAt: now,
  });
  const after = await findHomework(tx, actor, seen.id);
  if (!after) throw new Refusal('not-found');
  const action = before.submission ? 'homework.submitted-again' : 'homework.submitted';
  await recordChange(tx, context, { action, noun: 'homework', targetId: seen.id, before, after });
  return after;
}

/** Only a file that they sent themselves, that is nobody's yet, and of a kind that can be handed in. */
async function refuseOtherFile(tx: Transaction, ownerId: string, id: string) {
  const mediaType = (await lockOwnFile(tx, ownerId, id))?.mediaType ?? '';
  if (!isMediaType(mediaType) || !fitsHomework(mediaType))
    throw new Refusal('homework.file', { field: 'fileIds' });
}
