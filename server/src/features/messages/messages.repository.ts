import type { MessageRecord } from '@bayan/domain/messages/message';
import type { Member } from '@bayan/domain/profiles/actor';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { guardians, profiles } from '../../db/schema/people.ts';
import { messages } from '../../db/schema/teaching.ts';
import type { InstantCursor } from '../../http/cursor.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withPeople = (db: Queryable) =>
  db
    .select({
      id: messages.id,
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      authorId: messages.authorId,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(tutor, eq(tutor.id, messages.tutorId))
    .innerJoin(student, eq(student.id, messages.studentId))
    .$dynamic();

/** A tutor and a student read what is between them and the other, an administrator everything. */
const visibleTo = ({ id, role }: Member): SQL | undefined => {
  if (role === 'admin') return undefined;
  return eq(role === 'tutor' ? messages.tutorId : messages.studentId, id);
};

export async function findMessage(db: Queryable, viewer: Member, id: string): Promise<MessageRecord | null> {
  const [row] = await withPeople(db).where(and(eq(messages.id, id), visibleTo(viewer)));
  return row ?? null;
}

interface ListOptions {
  readonly studentId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Those with one student, newest first. */
export function listMessages(
  db: Queryable,
  viewer: Member,
  { studentId, after, limit }: ListOptions,
): Promise<MessageRecord[]> {
  return withPeople(db)
    .where(
      and(
        visibleTo(viewer),
        eq(messages.studentId, studentId),
        after
          ? sql`(${messages.createdAt}, ${messages.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

export async function insertMessage(tx: Transaction, values: typeof messages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(messages).values(values).returning({ id: messages.id });
  if (!row) throw new Error('the new message has no id');
  return row.id;
}

/** Where mail to a student and to the first guardian goes, and in which language; null for an address nobody gave. */
export async function findFamily(tx: Transaction, studentId: string) {
  const [row] = await tx
    .select({
      isActive: profiles.isActive,
      student: { email: profiles.email, language: profiles.language },
      parent: { email: guardians.email, language: guardians.language },
    })
    .from(profiles)
    .leftJoin(guardians, and(eq(guardians.studentId, profiles.id), eq(guardians.position, 1)))
    .where(eq(profiles.id, studentId));
  return row ?? null;
}
