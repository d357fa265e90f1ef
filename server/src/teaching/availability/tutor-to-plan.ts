import { canPlanFor } from '@bayan/domain/availability/availability.policy';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable } from '@bayan/platform/db/database';
import { findTutor, readTimezone } from '#people/profiles/profiles.repository.ts';

/** Whose time is meant: a tutor's own, or that of the tutor whom an admin names. */
export async function tutorToPlan(db: Queryable, actor: Member, asked: string | undefined) {
  const id = asked ?? (actor.role === 'tutor' ? actor.id : undefined);
  if (id === undefined)
    throw new Refusal('input.invalid', { issues: [{ field: 'tutorId', problem: 'required' }] });
  if (!canPlanFor(actor, id) || !(await findTutor(db, id)))
    throw new Refusal('not-found', { field: 'tutorId' });
  return { id, timezone: await readTimezone(db, id) };
}
