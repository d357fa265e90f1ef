import { aboutStaffNote } from '@bayan/domain/notices/notice-subject';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';
import { namesOnly } from '#teaching/notices/names-only.ts';
import { insertNotice } from '#teaching/notices/notices.repository.ts';

interface ChangedNote {
  readonly id: string;
  readonly version: number;
}

/** Tells colleagues under the bell that a note mentions them. Nobody is told of what they wrote themselves (R924). */
export async function notifyMentioned(
  tx: Transaction,
  { actor, now }: ActionContext,
  { id, version }: ChangedNote,
  profileIds: readonly string[],
): Promise<void> {
  const others = profileIds.filter(profileId => profileId !== actor.id);
  const by = others.length > 0 ? await ownProfileRow(tx, actor.id) : null;
  if (!by) return;
  const about = aboutStaffNote(id);
  const data = { staffNote: { id, by: namesOnly(by) } };
  for (const profileId of others)
    await insertNotice(tx, { profileId, kind: 'note-mention', about, key: `${about}:${version}`, data, now });
}
