import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import { literals } from '@bayan/platform/db/literals';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { availabilityHours, availabilitySets } from '#schema/availability.ts';
import { tutors } from '#schema/people.ts';
import { vettingChecks } from '#schema/vetting.ts';

const hers = (tutor: PgColumn) => sql`${tutor} = ${sql.placeholder('tutorId')}`;
const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;

/** Families would read something there. */
export const hasProfile = exists(sql`
  select from ${tutors} where ${hers(tutors.profileId)}
    and ${tutors.bio} <> '' and ${tutors.subjects} <> '{}' and ${tutors.qualifications} <> '{}'`);

/** Whenever they hold: who once said when they teach knows how. */
export const hasHours = exists(sql`
  select from ${availabilitySets} join ${availabilityHours} on ${availabilityHours.setId} = ${availabilitySets.id}
  where ${hers(availabilitySets.tutorId)}`);

/** All that the law asks, even where one has expired since: the academy asks for that anew by itself (R971). */
export const hasDocuments = sql<boolean>`(select count(*) from ${vettingChecks}
  where ${hers(vettingChecks.tutorId)} and ${vettingChecks.state} = 'confirmed'
    and ${vettingChecks.kind} in (${literals(MANDATORY_CHECKS)})) = ${sql.raw(String(MANDATORY_CHECKS.length))}`;
