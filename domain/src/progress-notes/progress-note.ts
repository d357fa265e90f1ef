import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { line, writing } from '#fields/text.ts';
import { pageOf, pageQuery } from '#lists/page.ts';
import { namedPerson } from '#profiles/named-person.ts';
import { subject } from '#sessions/subject.ts';

const MOST_POINTS = 20;
const LONGEST_POINT = 200;
const LONGEST_NOTE = 5000;

export const progressNoteView = z
  .object({
    id: z.uuid(),
    student: namedPerson,
    tutor: namedPerson,
    subject,
    note: z.string(),
    strengths: z.array(z.string()),
    areasForImprovement: z.array(z.string()),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'ProgressNote' });
export type ProgressNoteRecord = z.input<typeof progressNoteView>;
/** As the API answers it. */
export type ProgressNote = z.output<typeof progressNoteView>;
export const progressNotePage = pageOf(progressNoteView).meta({ id: 'ProgressNotePage' });

const points = z.array(line(LONGEST_POINT)).max(MOST_POINTS);
const note = writing(LONGEST_NOTE);

/** What a tutor writes about a student of hers (R160). */
export const writeProgressNoteForm = z.strictObject({
  studentId: z.uuid(),
  subject,
  note,
  strengths: points.default([]),
  areasForImprovement: points.default([]),
});
export type WriteProgressNoteForm = z.infer<typeof writeProgressNoteForm>;

export const changeProgressNoteForm = z.strictObject({
  subject: subject.optional(),
  note: note.optional(),
  strengths: points.optional(),
  areasForImprovement: points.optional(),
});
export type ChangeProgressNoteForm = z.infer<typeof changeProgressNoteForm>;

export const progressNoteListQuery = z.strictObject({ studentId: z.uuid(), ...pageQuery });
