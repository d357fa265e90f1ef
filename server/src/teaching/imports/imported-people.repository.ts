import { authUsers } from '@bayan/auth/store/tables';
import type { ImportUse } from '@bayan/domain/imports/import-faults';
import type { Language } from '@bayan/domain/language/language';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { type SQL, sql } from 'drizzle-orm';
import { announced } from '#academy/audit/announce.ts';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { auditLog, settings } from '#schema/academy.ts';
import { importRows } from '#schema/imports.ts';
import { guardians, profiles, students, tutors } from '#schema/people.ts';

type Role = 'student' | 'tutor';

interface Imported {
  readonly importId: string;
  readonly role: Role;
}

const rowsOf = (importId: string) => sql`${importRows} as row where row.import_id = ${importId}`;

/** From the rows where they are: the people of a large file cross no wire. Answers with how many were made. */
export async function insertImportedPeople(
  tx: Transaction,
  { importId, role }: Imported,
  now: Date,
): Promise<number> {
  const made = await tx.execute(sql`
    insert into ${profiles} (id, name, name_ar, email, role, phone, country, timezone, language, created_at, updated_at)
    select row.record_id, p.name, p."nameAr", p.email, ${role}, p.phone, p.country, p.timezone, p.language,
      ${now}::timestamptz, ${now}::timestamptz
    from ${importRows} as row, jsonb_to_record(row.record->'profile') as p (
      name text, "nameAr" text, email text, phone text, country text, timezone text, language text)
    where row.import_id = ${importId}
      and not exists (select from ${authUsers} where ${authUsers.email} = p.email)
    order by p.email
    on conflict do nothing`);
  await (role === 'student' ? insertStudents(tx, importId, now) : insertTutors(tx, importId, now));
  return made.rowCount ?? 0;
}

async function insertStudents(tx: Transaction, importId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${students} (profile_id, grade, school_year, birth_date, subjects, learning_goals, created_at, updated_at)
    select row.record_id, coalesce(s.grade, ''), s."schoolYear", s."birthDate", coalesce(s.subjects, '{}'),
      coalesce(s."learningGoals", '{}'), ${now}::timestamptz, ${now}::timestamptz
    from ${importRows} as row join ${profiles} as person on person.id = row.record_id,
      jsonb_to_record(row.record->'student') as s (
        grade text, "schoolYear" text, "birthDate" date, subjects text[], "learningGoals" text[])
    where row.import_id = ${importId}`);
  await tx.execute(sql`
    insert into ${guardians} (student_id, position, name, email, phone, whatsapp, language, created_at, updated_at)
    select row.record_id, 1, g.name, g.email, g.phone, g.whatsapp, coalesce(g.language, 'ar'),
      ${now}::timestamptz, ${now}::timestamptz
    from ${importRows} as row join ${students} as student on student.profile_id = row.record_id,
      jsonb_to_record(row.record->'parent') as g (name text, email text, phone text, whatsapp text, language text)
    where row.import_id = ${importId} and row.record ? 'parent'`);
}

async function insertTutors(tx: Transaction, importId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${tutors} (profile_id, gender, bio, subjects, hourly_rate, currency, qualifications, experience,
      meeting_link, approved_at, created_at, updated_at)
    select row.record_id, t.gender, coalesce(t.bio, ''), coalesce(t.subjects, '{}'),
      coalesce(t."hourlyRate", academy.default_hourly_rate), academy.currency, coalesce(t.qualifications, '{}'),
      coalesce(t.experience, ''), t."meetingLink",
      case when academy.require_approval_for_new_tutors then null else ${now}::timestamptz end,
      ${now}::timestamptz, ${now}::timestamptz
    from ${importRows} as row join ${profiles} as person on person.id = row.record_id,
      ${settings} as academy, jsonb_to_record(row.record->'tutor') as t (
        gender text, bio text, subjects text[], "hourlyRate" numeric, qualifications text[], experience text,
        "meetingLink" text)
    where row.import_id = ${importId}`);
}

/** A line for each person, which names the import and the row. What the file said is not kept a second time (R995). */
export async function recordImportedPeople(
  tx: Transaction,
  { actor, now, requestId }: ActionContext,
  { importId, role, isUndone }: Imported & { readonly isUndone: boolean },
): Promise<void> {
  const action = isUndone ? 'profile.import-undone' : 'profile.imported';
  const said = sql`jsonb_build_object('importId', row.import_id, 'row', row.number, 'version', 1, 'role', ${role}::text)`;
  const [before, after]: [SQL, SQL] = isUndone ? [said, sql`null`] : [sql`null`, said];
  await tx.execute(sql`
    insert into ${auditLog} (at, actor_id, action, noun, target_id, before, after, request_id)
    select ${now}::timestamptz, ${actor.id}::uuid, ${action}, 'profiles', row.record_id, ${before}, ${after}, ${requestId}
    from ${rowsOf(importId)} order by row.number`);
  await tx.execute(sql`select ${announced({ noun: 'profiles', id: null })}`);
}

const NAMED_ROWS = 50;

/** The first of those with whom something has been done since (R994), by row. */
export async function findUsedPeople(
  tx: Transaction,
  { importId, role }: Imported,
): Promise<{ row: number; use: ImportUse }[]> {
  const record = role === 'student' ? sql`students` : sql`tutors`;
  const other = sql.raw(role);
  // Held in one order until the import is undone: whoever changes one of them meanwhile comes before or after it.
  await tx.execute(sql`
    select from ${profiles} as person where person.id in (select row.record_id from ${rowsOf(importId)})
    order by person.id for update`);
  const { rows } = await tx.execute<{ row: number; use: ImportUse }>(sql`
    select * from (
      select row.number as row, case
        when person.id is null then 'gone'
        when exists (select from auth_users u where u.id = row.record_id) then 'invited'
        when person.version <> 1 or detail.version <> 1
          or exists (select from guardians g where g.student_id = row.record_id and g.version <> 1) then 'changed'
        when exists (select from pupils p where p.${other}_id = row.record_id)
          or exists (select from messages m where m.${other}_id = row.record_id)
          or exists (select from staff_notes n where n.person_id = row.record_id)
          then 'used'
      end as use
      from ${importRows} as row
      left join ${profiles} as person on person.id = row.record_id
      left join ${record} as detail on detail.profile_id = row.record_id
      where row.import_id = ${importId}
    ) as found where use is not null order by row limit ${NAMED_ROWS}`);
  return rows;
}

/** The database refuses where anything else refers to one of them. */
export async function deleteImportedPeople(tx: Transaction, { importId, role }: Imported): Promise<void> {
  const ids = sql`(select row.record_id from ${rowsOf(importId)})`;
  if (role === 'student') {
    await tx.execute(sql`delete from ${guardians} where student_id in ${ids}`);
    await tx.execute(sql`delete from ${students} where profile_id in ${ids}`);
  } else await tx.execute(sql`delete from ${tutors} where profile_id in ${ids}`);
  await tx.execute(sql`delete from ${profiles} where id in ${ids}`);
}

interface Uninvited {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

const isUninvited = (importId: string) => sql`
  from ${importRows} as row join ${profiles} as person on person.id = row.record_id
  where row.import_id = ${importId} and person.is_active and person.email is not null
    and not exists (select from ${authUsers} where ${authUsers.id} = person.id)`;

/** The next people of an import who have no way to sign in yet, in the order of the file. */
export async function listUninvited(db: Queryable, importId: string, limit: number): Promise<Uninvited[]> {
  const { rows } = await db.execute<Uninvited & Record<string, unknown>>(sql`
    select person.id, person.email, person.name, person.language ${isUninvited(importId)}
    order by row.number limit ${limit}`);
  return rows;
}

export async function countUninvited(db: Queryable, importId: string): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(
    sql`select count(*)::integer as people ${isUninvited(importId)}`,
  );
  return rows[0]?.people ?? 0;
}
