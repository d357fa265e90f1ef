import type { ApplicationRecord } from '@bayan/domain/applications/application-admin.contract';
import type { WantedTutor } from '@bayan/domain/applications/propose-tutors';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { applicationFiles, applications } from '#schema/applications.ts';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { owner, summaryColumns } from './application-columns.ts';
import type { FamilyWish } from './free-hours.ts';

const MAX_DUPLICATES = 10;

/** The whole application except its timeline and what follows from it. */
export async function findApplication(
  db: Queryable,
  id: string,
): Promise<Omit<ApplicationRecord, 'timeline' | 'reopensTo'> | null> {
  const [row] = await db
    .select({
      ...summaryColumns,
      answers: applications.answers,
      consentVersion: applications.consentVersion,
      consentAt: applications.consentAt,
      privacyVersion: applications.privacyVersion,
    })
    .from(applications)
    .leftJoin(owner, eq(owner.id, applications.ownerId))
    .where(eq(applications.id, id));
  if (!row) return null;
  const { consentVersion: version, consentAt: at, ...found } = row;
  const [own, duplicates, account] = await Promise.all([
    certificatesOf(db, id),
    findDuplicates(db, found),
    findAccount(db, found.email),
  ]);
  const consent = version && at ? { version, language: found.language, at } : null;
  return { ...found, consent, files: own, duplicates, account };
}

const certificatesOf = (db: Queryable, applicationId: string) =>
  db
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      size: files.size,
      scanState: files.scanState,
    })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.position));

interface Contact {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Other applications from the same phone or the same address, newest first, each found by its index (R823). */
function findDuplicates(db: Queryable, { id, phone, email }: Contact) {
  const samePhone = sql<boolean>`coalesce(${applications.phone} = ${phone}, false)`;
  const sameEmail = sql<boolean>`coalesce(${applications.email} = ${email}, false)`;
  return db
    .select({
      id: applications.id,
      reference: applications.reference,
      kind: applications.kind,
      stage: applications.stage,
      name: applications.name,
      createdAt: applications.createdAt,
      samePhone,
      sameEmail,
    })
    .from(applications)
    .where(
      and(
        ne(applications.id, id),
        or(
          phone === null ? undefined : eq(applications.phone, phone),
          email === null ? undefined : eq(applications.email, email),
        ),
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(MAX_DUPLICATES);
}

async function findAccount(db: Queryable, email: string | null) {
  if (email === null) return null;
  const [row] = await db
    .select({ id: profiles.id, name: profiles.name, nameAr: profiles.nameAr })
    .from(profiles)
    .where(eq(profiles.email, email));
  return row ?? null;
}

/** What a family asks of a tutor. Null where the application is no family's. */
export async function findWantedTutor(
  db: Queryable,
  id: string,
): Promise<(WantedTutor & { readonly wish: FamilyWish }) | null> {
  const [row] = await db
    .select({ answers: applications.answers })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.kind, 'student')));
  if (!row || !('childAge' in row.answers)) return null;
  const { subjects, tutorGender: gender, childAge, level, wishes, timezone, days, parts } = row.answers;
  return { subjects, gender, childAge, level, wishes, wish: { timezone, days, parts } };
}
