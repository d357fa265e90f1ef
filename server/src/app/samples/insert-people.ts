import { createConfirmedUser } from '@bayan/auth/accounts';
import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { Transaction } from '@bayan/platform/db/database';
import { profiles, publicTutors, students, tutors } from '#schema/people.ts';
import { studentEntries } from './families.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleTime } from './sample-time.ts';
import { sampleAdmin, sampleOfficer, sampleTutors, type TutorKey } from './staff.ts';

const ARRIVAL = '11:00';
const APPROVAL = '15:30';

export async function insertPeople(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  for (const [id, { daysHere, rights, ...admin }] of [
    [ids.admin, sampleAdmin],
    [ids.officer, sampleOfficer],
  ] as const)
    await insertProfile(tx, { id, rights: [...rights], ...admin }, time.on(-daysHere, ARRIVAL));
  for (const [key, person] of Object.entries(sampleTutors) as [TutorKey, (typeof sampleTutors)[TutorKey]][]) {
    const id = ids.tutors[key];
    const arrivedAt = time.on(-person.daysHere, ARRIVAL);
    await insertProfile(tx, { id, ...person.profile }, arrivedAt);
    const approvedAt = time.on(3 - person.daysHere, APPROVAL);
    await tx.insert(tutors).values({
      ...person.tutor,
      profileId: id,
      subjects: [...person.tutor.subjects],
      englishLevels: [...person.tutor.englishLevels],
      qualifications: [...person.tutor.qualifications],
      availability: [...person.tutor.availability],
      currency: 'GBP',
      approvedAt,
      approvedBy: ids.admin,
      createdAt: arrivedAt,
      updatedAt: approvedAt,
    });
    const { slug, teachingSince, languages, levels, line, lineAr } = person.shown;
    await tx.insert(publicTutors).values({
      ...{ profileId: id, slug, teachingSince, line, lineAr },
      languages: [...languages],
      levels: [...levels],
      agreedAt: approvedAt,
      publishedAt: approvedAt,
      publishedBy: ids.admin,
    });
  }
  for (const [key, student] of studentEntries) {
    const { name, nameAr, email, phone, country, timezone, language, isActive } = student;
    const profile = { name, nameAr, email, phone, country, timezone, language, isActive };
    const id = ids.students[key];
    const arrivedAt = time.on(-student.daysHere, ARRIVAL);
    await insertProfile(tx, { id, role: 'student', ...profile }, arrivedAt);
    await tx.insert(students).values({
      profileId: id,
      grade: student.grade,
      schoolYear: student.schoolYear,
      birthDate: time.birthDate(student.age, student.birthday),
      subjects: [...student.subjects],
      learningGoals: [...student.learningGoals],
      createdAt: arrivedAt,
      updatedAt: arrivedAt,
    });
  }
}

/** Who has an address can sign in. */
async function insertProfile(
  tx: Transaction,
  profile: typeof profiles.$inferInsert & { id: string },
  now: Date,
): Promise<void> {
  const { id, email } = profile;
  await tx.insert(profiles).values({ ...profile, createdAt: now, updatedAt: now });
  if (email) {
    await createConfirmedUser(tx, {
      profileId: id,
      email,
      password: KNOWN_PASSWORD,
      now,
    });
  }
}
