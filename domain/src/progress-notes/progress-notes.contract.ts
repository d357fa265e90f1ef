import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line, writing } from '#fields/text.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { PROGRESS_NOTE_LIMITS } from './progress-notes.limits.ts';

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
/** The answer as a client receives it. */
export type ProgressNote = z.output<typeof progressNoteView>;

const points = z.array(line(PROGRESS_NOTE_LIMITS.point)).max(PROGRESS_NOTE_LIMITS.points);
const note = writing(PROGRESS_NOTE_LIMITS.note);

/** A tutor's note about a student (R160). */
export const writeProgressNoteForm = z.strictObject({
  studentId: z.uuid(),
  subject,
  note,
  strengths: points.default([]),
  areasForImprovement: points.default([]),
});
export type WriteProgressNoteForm = z.output<typeof writeProgressNoteForm>;

export const changeProgressNoteForm = z.strictObject({
  subject: subject.optional(),
  note: note.optional(),
  strengths: points.optional(),
  areasForImprovement: points.optional(),
});
export type ChangeProgressNoteForm = z.output<typeof changeProgressNoteForm>;

export const progressNotesContract = defineContract('progress-notes', {
  'GET /api/progress-notes': {
    summary: 'List a student’s progress notes, newest first',
    access: everyoneInLessons,
    query: z.strictObject({ studentId: z.uuid(), ...pageQuery }),
    answer: { status: 200, json: pageOf(progressNoteView).meta({ id: 'ProgressNotePage' }) },
    errors: [],
  },
  'POST /api/progress-notes': {
    summary: 'Create a progress note about a student',
    access: ['tutor'],
    body: writeProgressNoteForm,
    answer: { status: 201, record: progressNoteView },
    errors: ['not-found'],
  },
  'PATCH /api/progress-notes/{id}': {
    summary: 'Update a progress note',
    description: 'A tutor can update only their own notes.',
    access: ['tutor'],
    body: changeProgressNoteForm,
    version: 'required',
    answer: { status: 200, record: progressNoteView },
    errors: ['progress-note.former-tutor'],
  },
});
