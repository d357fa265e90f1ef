import { eq } from 'drizzle-orm';
import { profiles, tutors } from '#schema/people.ts';
import { addPerson, type Person } from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';

export const FORM = {
  teachingSince: 2015,
  languages: ['english', 'some-arabic'],
  levels: ['primary', 'secondary'],
  line: 'We write one good page.',
  lineAr: 'نكتب صفحة واحدة جيدة.',
  agreedAt: '2026-11-01T10:00:00Z',
};

export const addressOf = (id: string) => `/api/tutors/${id}/public-profile`;

/** A tutor with all that must stay private. */
export async function addTutor(
  app: TestApp,
  name = 'Eleanor Whitcombe',
  more: Partial<typeof tutors.$inferInsert> = {},
) {
  const id = await addPerson(app, { role: 'tutor', name });
  await app.db
    .update(profiles)
    .set({ nameAr: 'إليانور ويتكومب', email: `${id}@private.example`, phone: '+447700900142' })
    .where(eq(profiles.id, id));
  await app.db
    .update(tutors)
    .set({ gender: 'female', subjects: ['English', 'History'], bio: 'A secret biography', ...more })
    .where(eq(tutors.profileId, id));
  return id;
}

export const publish = (admin: Person, id: string, more: object = {}, version = 0) =>
  admin.call('PUT', addressOf(id), { body: { ...FORM, ...more }, version });
