import type { Member } from '@bayan/domain/profiles/actor';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import type { ProgressNoteRecord } from '@bayan/domain/progress-notes/progress-notes.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { progressNotes } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withPeople = (db: Queryable, viewer: Member) =>
  db
    .select({
      isFormer:
        viewer.role === 'tutor'
          ? isFormerPair(progressNotes.tutorId, progressNotes.studentId)
          : sql<boolean>`false`,
      id: progressNotes.id,
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      subject: progressNotes.subject,
      note: progressNotes.note,
      strengths: progressNotes.strengths,
      areasForImprovement: progressNotes.areasForImprovement,
      createdAt: progressNotes.createdAt,
      updatedAt: progressNotes.updatedAt,
      version: progressNotes.version,
    })
    .from(progressNotes)
    .innerJoin(tutor, eq(tutor.id, progressNotes.tutorId))
    .innerJoin(student, eq(student.id, progressNotes.studentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

/** A former tutor is told the first name alone (R600). */
const toNote = ({ isFormer, ...note }: Row): ProgressNoteRecord => ({
  ...note,
  student: isFormer ? byFirstName(note.student) : note.student,
});

/** A tutor reads what she wrote, a student what was written about them, an administrator everything. */
const visibleTo = ({ id, role }: Member): SQL | undefined => {
  if (role === 'admin') return undefined;
  return eq(role === 'tutor' ? progressNotes.tutorId : progressNotes.studentId, id);
};

export async function findProgressNote(
  db: Queryable,
  viewer: Member,
  id: string,
): Promise<ProgressNoteRecord | null> {
  const [row] = await withPeople(db, viewer).where(and(eq(progressNotes.id, id), visibleTo(viewer)));
  return row ? toNote(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockProgressNote(tx: Transaction, viewer: Member, id: string) {
  await tx.select({ id: progressNotes.id }).from(progressNotes).where(eq(progressNotes.id, id)).for('update');
  return findProgressNote(tx, viewer, id);
}

interface ListOptions {
  readonly studentId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Those about one student, newest first (R161). */
export async function listProgressNotes(
  db: Queryable,
  viewer: Member,
  { studentId, after, limit }: ListOptions,
): Promise<ProgressNoteRecord[]> {
  const rows = await withPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        eq(progressNotes.studentId, studentId),
        after
          ? sql`(${progressNotes.createdAt}, ${progressNotes.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(progressNotes.createdAt), desc(progressNotes.id))
    .limit(limit);
  return rows.map(toNote);
}

export async function insertProgressNote(tx: Transaction, values: typeof progressNotes.$inferInsert) {
  const [row] = await tx.insert(progressNotes).values(values).returning({ id: progressNotes.id });
  if (!row) throw new Error('the new progress note has no id');
  return row.id;
}

export async function updateProgressNote(
  tx: Transaction,
  id: string,
  values: Partial<typeof progressNotes.$inferInsert>,
) {
  await tx.update(progressNotes).set(values).where(eq(progressNotes.id, id));
}
