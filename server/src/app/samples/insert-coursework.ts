import type { Transaction } from '@bayan/platform/db/database';
import { homework, progressNotes } from '#schema/teaching.ts';
import { sampleHomework } from './homework.ts';
import { sampleProgressNotes } from './progress-notes.ts';
import type { SampleIds } from './sample-ids.ts';
import { minutesAfter, type SampleTime } from './sample-time.ts';

const SET = '21:00';
const DUE = '20:00';
const HANDED_IN = '18:20';

export async function insertHomework(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  await tx.insert(homework).values(
    sampleHomework.map(({ student, tutor, setDaysAgo, dueInDays, work, ...task }) => {
      const createdAt = time.on(-setDaysAgo, SET);
      const shared = {
        ...task,
        studentId: ids.students[student],
        tutorId: ids.tutors[tutor],
        dueAt: time.on(dueInDays, DUE),
        status: work.status,
        createdAt,
      };
      if (work.status !== 'completed') return { ...shared, updatedAt: createdAt };
      const submittedAt = time.on(-work.daysAgo, HANDED_IN);
      const gradedAt = work.marked && minutesAfter(submittedAt, 20 * 60);
      return {
        ...shared,
        submissionUrl: work.url,
        submittedAt,
        ...work.marked,
        gradedAt,
        updatedAt: gradedAt ?? submittedAt,
      };
    }),
  );
}

export async function insertProgressNotes(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  await tx.insert(progressNotes).values(
    sampleProgressNotes.map(({ student, tutor, daysAgo, subject, note, strengths, areasForImprovement }) => {
      const createdAt = time.on(-daysAgo, '21:30');
      return {
        studentId: ids.students[student],
        tutorId: ids.tutors[tutor],
        subject,
        note,
        strengths: [...strengths],
        areasForImprovement: [...areasForImprovement],
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}
