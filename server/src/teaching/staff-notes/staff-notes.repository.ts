import { keptMs } from '@bayan/domain/personal-data/retention';
import type { StaffNoteFilters, StaffNoteRecord } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import type { PartCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '#schema/applications.ts';
import { profiles } from '#schema/people.ts';
import { staffNoteMentions, staffNotes } from '#schema/staff-notes.ts';
import { sessions } from '#schema/teaching.ts';

const author = alias(profiles, 'author');
const editor = alias(profiles, 'editor');
const person = alias(profiles, 'person');
const student = alias(profiles, 'student');

/** Which those of a page are: chosen before anything is looked up about them. */
const pageOf = (db: Queryable, where: SQL | undefined, limit: number) =>
  db
    .select()
    .from(staffNotes)
    .where(and(isNull(staffNotes.removedAt), where))
    .orderBy(desc(staffNotes.isPinned), desc(staffNotes.createdAt), desc(staffNotes.id))
    .limit(limit)
    .as('page');

type Page = ReturnType<typeof pageOf>;

const withPeople = (db: Queryable, page: Page) =>
  db
    .select({
      note: {
        id: page.id,
        text: page.text,
        colour: page.colour,
        isPinned: page.isPinned,
        createdAt: page.createdAt,
        updatedAt: page.updatedAt,
        version: page.version,
      },
      author: { id: author.id, name: author.name, nameAr: author.nameAr },
      editedBy: { id: editor.id, name: editor.name, nameAr: editor.nameAr },
      person: { id: person.id, name: person.name, nameAr: person.nameAr, role: person.role },
      session: { id: sessions.id, subject: sessions.subject, startsAt: sessions.startsAt },
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      application: { id: applications.id, reference: applications.reference, name: applications.name },
      mentions: sql<StaffNoteRecord['mentions']>`(
        select coalesce(json_agg(json_build_object('id', told.id, 'name', told.name, 'nameAr', told.name_ar)
          order by told.name, told.id), '[]')
        from ${staffNoteMentions} join ${profiles} told on told.id = ${staffNoteMentions.profileId}
        where ${staffNoteMentions.noteId} = ${page.id})`,
    })
    .from(page)
    .innerJoin(author, eq(author.id, page.authorId))
    .leftJoin(editor, eq(editor.id, page.editedBy))
    .leftJoin(person, eq(person.id, page.personId))
    .leftJoin(sessions, eq(sessions.id, page.sessionId))
    .leftJoin(student, eq(student.id, sessions.studentId))
    .leftJoin(applications, eq(applications.id, page.applicationId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

const toRecord = ({ note, session, student, ...about }: Row): StaffNoteRecord => ({
  ...note,
  ...about,
  session: session && student ? { ...session, student } : null,
});

export async function findStaffNote(db: Queryable, id: string): Promise<StaffNoteRecord | null> {
  const [row] = await withPeople(db, pageOf(db, eq(staffNotes.id, id), 1));
  return row ? toRecord(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockStaffNote(tx: Transaction, id: string): Promise<StaffNoteRecord | null> {
  await holdStaffNote(tx, id);
  return findStaffNote(tx, id);
}

/** One that was removed, and who removed it when; nobody else changes it until the transaction ends. */
export async function lockRemovedStaffNote(tx: Transaction, id: string) {
  await holdStaffNote(tx, id);
  const [row] = await tx
    .select({
      id: staffNotes.id,
      version: staffNotes.version,
      removedAt: staffNotes.removedAt,
      removedBy: staffNotes.removedBy,
    })
    .from(staffNotes)
    .where(eq(staffNotes.id, id));
  return row?.removedAt ? { ...row, removedAt: row.removedAt } : null;
}

const holdStaffNote = (tx: Transaction, id: string) =>
  tx.select({ id: staffNotes.id }).from(staffNotes).where(eq(staffNotes.id, id)).for('update');

interface ListOptions {
  readonly filters: StaffNoteFilters;
  /** Who asks. */
  readonly readerId: string;
  readonly after: PartCursor | null;
  readonly limit: number;
}

/** The pinned first, then the newest; those that mention the reader by their time alone (R921). */
export async function listStaffNotes(db: Queryable, options: ListOptions): Promise<StaffNoteRecord[]> {
  const { filters, after, limit } = options;
  if (filters.mentions) {
    const page = mentioning(db, options);
    const rows = await withPeople(db, page).orderBy(desc(page.createdAt), desc(page.id));
    return rows.map(toRecord);
  }
  const goesOn =
    after &&
    sql`(${staffNotes.isPinned}, ${staffNotes.createdAt}, ${staffNotes.id}) < (${after.isFirst}, ${after.at}::timestamptz, ${after.id}::uuid)`;
  const page = pageOf(db, and(isChosen(filters), goesOn ?? undefined), limit);
  const rows = await withPeople(db, page).orderBy(desc(page.isPinned), desc(page.createdAt), desc(page.id));
  return rows.map(toRecord);
}

const mentioning = (db: Queryable, { filters, readerId, after, limit }: ListOptions): Page =>
  db
    .select(getTableColumns(staffNotes))
    .from(staffNoteMentions)
    .innerJoin(staffNotes, eq(staffNotes.id, staffNoteMentions.noteId))
    .where(
      and(
        eq(staffNoteMentions.profileId, readerId),
        isNull(staffNotes.removedAt),
        isChosen(filters),
        after
          ? sql`(${staffNoteMentions.createdAt}, ${staffNoteMentions.noteId}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(staffNoteMentions.createdAt), desc(staffNoteMentions.noteId))
    .limit(limit)
    .as('page');

function isChosen({ q, colour, pinned, mentions, personId, sessionId, applicationId }: StaffNoteFilters) {
  const isOfFew = [mentions, personId, sessionId, applicationId].some(given => given !== undefined);
  // The notes about one thing are read one after another: the index of all words grows with the academy.
  const text = isOfFew ? sql`(${staffNotes.search} || '')` : sql`${staffNotes.search}`;
  return and(
    colour && eq(staffNotes.colour, colour),
    pinned && eq(staffNotes.isPinned, true),
    personId === undefined ? undefined : eq(staffNotes.personId, personId),
    sessionId === undefined ? undefined : eq(staffNotes.sessionId, sessionId),
    applicationId === undefined ? undefined : eq(staffNotes.applicationId, applicationId),
    q === undefined ? undefined : sql`${text} like like_pattern(${q})`,
  );
}

export async function insertStaffNote(tx: Transaction, values: typeof staffNotes.$inferInsert) {
  const [row] = await tx
    .insert(staffNotes)
    .values(values)
    .returning({ id: staffNotes.id, createdAt: staffNotes.createdAt });
  if (!row) throw new Error('the new note has no id');
  return row;
}

/** Answers with its new version. */
export async function updateStaffNote(
  tx: Transaction,
  id: string,
  values: Partial<typeof staffNotes.$inferInsert>,
): Promise<number> {
  const [row] = await tx
    .update(staffNotes)
    .set(values)
    .where(eq(staffNotes.id, id))
    .returning({ version: staffNotes.version });
  if (!row) throw new Error('the note that is changed is not there');
  return row.version;
}

/** Those that were removed long ago, with whom they mention (R925). */
export const deleteRemovedStaffNotes = (db: Database, now: Date) =>
  db.delete(staffNotes).where(lt(staffNotes.removedAt, new Date(now.getTime() - keptMs('removed'))));
