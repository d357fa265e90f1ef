import { authUsers } from '@bayan/auth/store/tables';
import type { AssignmentRow } from '@bayan/domain/imports/imports.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { inArray, sql } from 'drizzle-orm';
import { assignments, profiles } from '#schema/people.ts';

/** Those of the addresses that somebody has, in the profile or to sign in with. */
export async function findTakenAddresses(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = [...new Set(addresses)];
  if (known.length === 0) return new Set();
  const ofPeople = await db
    .select({ email: profiles.email })
    .from(profiles)
    .where(sql`${profiles.email} = any(${sql.param(known)}::text[])`);
  const ofAccounts = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(sql`${authUsers.email} = any(${sql.param(known)}::text[])`);
  return new Set([...ofPeople, ...ofAccounts].flatMap(({ email }) => (email === null ? [] : [email])));
}

/** Who has the addresses. */
export async function findPeopleByAddress(db: Queryable, addresses: readonly string[]) {
  const known = [...new Set(addresses)];
  if (known.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: profiles.id, email: profiles.email, role: profiles.role, isActive: profiles.isActive })
    .from(profiles)
    .where(inArray(profiles.email, known));
  return new Map(found.map(person => [person.email ?? '', person]));
}

export const pairKey = (tutorId: string, studentId: string, subject: string) =>
  [tutorId, studentId, subject].join(' ');

/** Which of the assignments are in force, by `pairKey`. */
export async function findAssignmentsInForce(
  db: Queryable,
  pairs: readonly {
    readonly tutorId: string;
    readonly studentId: string;
    readonly subject: AssignmentRow['subject'];
  }[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const found = await db
    .select({
      tutorId: assignments.tutorId,
      studentId: assignments.studentId,
      subject: assignments.subject,
    })
    .from(assignments)
    .where(
      sql`(${assignments.tutorId}, ${assignments.studentId}, ${assignments.subject}) in (
        select "tutorId", "studentId", subject from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
          as pair ("tutorId" uuid, "studentId" uuid, subject text)) and ${assignments.validUntil} is null`,
    );
  return new Set(found.map(({ tutorId, studentId, subject }) => pairKey(tutorId, studentId, subject)));
}
