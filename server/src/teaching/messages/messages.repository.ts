import { ACADEMY } from '@bayan/domain/messages/academy';
import type { MessageRecord, WaitingConversationRecord } from '@bayan/domain/messages/messages.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { academyConversations, messages } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withPeople = (db: Queryable, viewer: Member) =>
  db
    .select({
      isFormer:
        viewer.role === 'tutor' ? isFormerPair(messages.tutorId, messages.studentId) : sql<boolean>`false`,
      id: messages.id,
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      // Who of the academy wrote it the audit log knows.
      authorId: sql<
        string | null
      >`case when ${messages.tutorId} is not null or ${messages.authorId} = ${messages.studentId} then ${messages.authorId} end`,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(tutor, eq(tutor.id, messages.tutorId))
    .innerJoin(student, eq(student.id, messages.studentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

/** A former tutor is told the first name alone (R600). */
const toMessage = ({ isFormer, ...message }: Row): MessageRecord => ({
  ...message,
  student: isFormer ? byFirstName(message.student) : message.student,
});

/** A tutor reads what is between her and the student, a student all of theirs, an administrator everything. */
const visibleTo = ({ id, role }: Member): SQL | undefined => {
  if (role === 'admin') return undefined;
  return eq(role === 'tutor' ? messages.tutorId : messages.studentId, id);
};

export async function findMessage(db: Queryable, viewer: Member, id: string): Promise<MessageRecord | null> {
  const [row] = await withPeople(db, viewer).where(and(eq(messages.id, id), visibleTo(viewer)));
  return row ? toMessage(row) : null;
}

interface ListOptions {
  readonly studentId: string;
  /** One of the student's tutors, or the academy. */
  readonly correspondent: string | undefined;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const isWith = (correspondent: string) =>
  correspondent === ACADEMY ? isNull(messages.tutorId) : eq(messages.tutorId, correspondent);

/** Those with one student, newest first. */
export async function listMessages(
  db: Queryable,
  viewer: Member,
  { studentId, correspondent, after, limit }: ListOptions,
): Promise<MessageRecord[]> {
  const rows = await withPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        eq(messages.studentId, studentId),
        correspondent === undefined ? undefined : isWith(correspondent),
        after
          ? sql`(${messages.createdAt}, ${messages.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
  return rows.map(toMessage);
}

/** Students whose last word to the academy waits for an answer, who waits longest first. */
export function listWaiting(
  db: Queryable,
  { after, limit }: Pick<ListOptions, 'after' | 'limit'>,
): Promise<WaitingConversationRecord[]> {
  const { studentId, since, isWaiting } = academyConversations;
  return db
    .select({
      id: studentId,
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      since,
    })
    .from(academyConversations)
    .innerJoin(student, eq(student.id, studentId))
    .where(
      and(
        isWaiting,
        // Whoever has left is not written to.
        student.isActive,
        after ? sql`(${since}, ${studentId}) > (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(since), asc(studentId))
    .limit(limit);
}

export async function insertMessage(tx: Transaction, values: typeof messages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(messages).values(values).returning({ id: messages.id });
  if (!row) throw new Error('the new message has no id');
  return row.id;
}
