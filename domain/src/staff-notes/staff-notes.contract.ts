import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText, writing } from '#fields/text.ts';
import { ROLES } from '#roles.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { STAFF_NOTE_COLOURS } from './staff-note-colours.ts';
import { STAFF_NOTE_LIMITS } from './staff-notes.limits.ts';

const colour = z.enum(STAFF_NOTE_COLOURS);

/** A note has at most one of `person`, `session` and `application` (R920). */
export const staffNoteView = z
  .object({
    id: z.uuid(),
    text: z.string(),
    colour,
    isPinned: z.boolean(),
    author: namedPerson,
    editedBy: namedPerson.nullable().describe('Another admin who wrote the text as it is now.'),
    person: namedPerson.extend({ role: z.enum(ROLES).nullable() }).nullable(),
    session: z.object({ id: z.uuid(), subject, startsAt: instant, student: namedPerson }).nullable(),
    application: z.object({ id: z.uuid(), reference: z.string(), name: z.string() }).nullable(),
    mentions: z.array(namedPerson).describe('The admins whom the note mentions.'),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'StaffNote' });
export type StaffNoteRecord = z.input<typeof staffNoteView>;
/** The answer as a client receives it. */
export type StaffNote = z.output<typeof staffNoteView>;

const about = z
  .strictObject({ kind: z.enum(['person', 'session', 'application']), id: z.uuid() })
  .nullable()
  .describe('What the note is about. Null for a note about nothing in particular.');
export type StaffNoteAbout = NonNullable<z.output<typeof about>>;

const text = writing(STAFF_NOTE_LIMITS.text);
const mentions = z.array(z.uuid()).max(STAFF_NOTE_LIMITS.mentions).describe('Ids of admins to notify.');

export const writeStaffNoteForm = z.strictObject({
  text,
  colour: colour.default('none'),
  isPinned: z.boolean().default(false),
  about: about.default(null),
  mentions: mentions.default([]),
});
export type WriteStaffNoteForm = z.output<typeof writeStaffNoteForm>;

const changeStaffNoteForm = z.strictObject({
  text: text.optional(),
  colour: colour.optional(),
  isPinned: z.boolean().optional(),
  about: about.optional(),
  mentions: mentions.optional(),
});
export type ChangeStaffNoteForm = z.output<typeof changeStaffNoteForm>;

const staffNoteFilters = {
  q: searchText.optional().describe('Text to find in the notes.'),
  colour: colour.optional(),
  pinned: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('List only pinned notes.'),
  mentions: z.literal('me').optional().describe('List only notes that mention you, newest first.'),
  personId: z.uuid().optional(),
  sessionId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
};
const staffNoteListQuery = z.strictObject({ ...staffNoteFilters, ...pageQuery });
export type StaffNoteFilters = Omit<z.output<typeof staffNoteListQuery>, 'cursor' | 'limit'>;

export const staffNotesContract = defineContract('staff-notes', {
  'GET /api/staff-notes': {
    summary: 'List the staff’s internal notes, pinned notes first, then newest first',
    access: ['operations'],
    query: staffNoteListQuery,
    answer: { status: 200, json: pageOf(staffNoteView).meta({ id: 'StaffNotePage' }) },
    errors: [],
  },
  'POST /api/staff-notes': {
    summary: 'Create an internal note',
    description: 'The server notifies the admins whom the note mentions.',
    access: ['operations'],
    body: writeStaffNoteForm,
    answer: { status: 201, record: staffNoteView },
    errors: ['staff-note.about', 'staff-note.mention'],
  },
  'PATCH /api/staff-notes/{id}': {
    summary: 'Update an internal note',
    description: 'The server notifies the admins whom the note mentions for the first time.',
    access: ['operations'],
    body: changeStaffNoteForm,
    version: 'required',
    answer: { status: 200, record: staffNoteView },
    errors: ['staff-note.about', 'staff-note.mention'],
  },
  'DELETE /api/staff-notes/{id}': {
    summary: 'Remove an internal note',
    description: 'The server erases the note after 30 days.',
    access: ['operations'],
    version: 'required',
    answer: {
      status: 200,
      record: z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'RemovedStaffNote' }),
    },
    errors: [],
  },
  'POST /api/staff-notes/{id}/restore': {
    summary: 'Bring back an internal note',
    description: 'Only the admin who removed the note can bring it back, within 60 seconds.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: staffNoteView },
    errors: ['staff-note.undo-over'],
  },
});
