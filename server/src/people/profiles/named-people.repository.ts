import { eq, inArray } from 'drizzle-orm';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import type { AddressOf } from '#academy/mail/send-test-mail.ts';
import { profiles } from '#schema/people.ts';

export const readNamedPeople: NamedPeople = async (db, ids) => {
  const known = [...new Set(ids.filter(id => id !== null))];
  const found =
    known.length === 0
      ? []
      : await db
          .select({ id: profiles.id, name: profiles.name, nameAr: profiles.nameAr })
          .from(profiles)
          .where(inArray(profiles.id, known));
  return id => found.find(person => person.id === id) ?? null;
};

export const readAddress: AddressOf = async (db, personId) => {
  const [person] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, personId));
  return person?.email ?? null;
};
