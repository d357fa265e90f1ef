import type { AdminRight, Role } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, sql } from 'drizzle-orm';
import { guardians, profiles, students, tutors } from '#schema/people.ts';

/** False where the e-mail address is somebody's already. */
export async function insertProfile(tx: Transaction, values: typeof profiles.$inferInsert & { id: string }) {
  const made = await tx.insert(profiles).values(values).onConflictDoNothing().returning({ id: profiles.id });
  return made.length === 1;
}

/** The database refuses where anything refers to the person. */
export async function deleteProfile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, id));
}

export async function rewriteProfile(
  tx: Transaction,
  id: string,
  values: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx.update(profiles).set(values).where(eq(profiles.id, id));
}

/** What an admin may do until an owner says otherwise (R803). */
const RIGHTS_OF_NEW_ADMIN: readonly AdminRight[] = ['operations'];

/** Sets the role and makes the record that goes with it, unless the person has one from an earlier time. */
export async function giveRole(
  tx: Transaction,
  id: string,
  role: Role | null,
  now: Date,
  rights = RIGHTS_OF_NEW_ADMIN,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ role, rights: role === 'admin' ? [...rights] : [] })
    .where(eq(profiles.id, id));
  if (role === 'student') await tx.insert(students).values({ profileId: id }).onConflictDoNothing();
  if (role === 'tutor') {
    await tx.execute(sql`
      insert into tutors (profile_id, hourly_rate, currency, approved_at)
      select ${id}, default_hourly_rate, currency, case when require_approval_for_new_tutors then null else ${now}::timestamptz end
      from settings
      on conflict (profile_id) do nothing`);
  }
}

export async function approveTutorRecord(
  tx: Transaction,
  id: string,
  approvedBy: string,
  now: Date,
): Promise<void> {
  await tx.update(tutors).set({ approvedAt: now, approvedBy }).where(eq(tutors.profileId, id));
}

export async function rewriteTutor(
  tx: Transaction,
  id: string,
  values: Partial<typeof tutors.$inferInsert>,
): Promise<void> {
  await tx.update(tutors).set(values).where(eq(tutors.profileId, id));
}

export async function rewriteStudent(
  tx: Transaction,
  id: string,
  values: Partial<typeof students.$inferInsert>,
): Promise<void> {
  await tx.update(students).set(values).where(eq(students.profileId, id));
}

type ParentValues = Partial<Omit<typeof guardians.$inferInsert, 'studentId' | 'position'>>;

export async function insertParent(
  tx: Transaction,
  studentId: string,
  values: ParentValues & { name: string },
): Promise<void> {
  await tx.insert(guardians).values({ ...values, studentId, position: 1 });
}

export async function rewriteParent(tx: Transaction, studentId: string, values: ParentValues): Promise<void> {
  await tx
    .update(guardians)
    .set(values)
    .where(and(eq(guardians.studentId, studentId), eq(guardians.position, 1)));
}

export async function setActive(tx: Transaction, id: string, isActive: boolean): Promise<void> {
  await tx.update(profiles).set({ isActive }).where(eq(profiles.id, id));
}

/** Gives the profile its next version where the change itself stands in another table; the trigger does the rest. */
export async function touchProfile(tx: Transaction, id: string): Promise<void> {
  await tx.update(profiles).set({ id }).where(eq(profiles.id, id));
}
