import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line } from '#fields/text.ts';
import { invitedPerson, parentForm, personForm } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { IMPORT_PROBLEMS } from './import-faults.ts';
import { IMPORT_KINDS, IMPORT_STATES } from './import-kinds.ts';
import { IMPORT_LIMITS } from './imports.limits.ts';

const person = invitedPerson.omit({ role: true });
const { tutor, student } = personForm.shape;

/** What a row says about a student, checked as the forms check it (R991). */
export const studentRow = z.strictObject({
  profile: person,
  student: student.unwrap().omit({ parentContact: true }),
  parent: parentForm.required({ name: true }).optional(),
});

export const tutorRow = z.strictObject({ profile: person, tutor: tutor.unwrap() });

export const assignmentRow = z.strictObject({
  tutorEmail: person.shape.email,
  studentEmail: person.shape.email,
  subject,
});
export type AssignmentRow = z.output<typeof assignmentRow>;

const fault = z
  .object({
    column: z.enum(IMPORT_COLUMNS).nullable().describe('Null if the fault is about the whole row.'),
    problem: z.enum(IMPORT_PROBLEMS),
    value: z.string().describe('The text in the file, shortened.'),
    firstRow: z.int().optional().describe('For `repeated`: the row that has the value first.'),
  })
  .meta({ id: 'ImportFault' });

export const importView = z
  .object({
    id: z.uuid(),
    kind: z.enum(IMPORT_KINDS),
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    rows: z.int().describe('Rows of the file with content, without the first row.'),
    faultyRows: z.int(),
    fileFaults: z.array(fault).describe('Faults of the first row and of the file as a whole.'),
    uninvited: z.int().describe('How many of the imported people have no invitation yet.'),
    madeBy: namedPerson,
    confirmedBy: namedPerson.nullable(),
    undoneBy: namedPerson.nullable(),
    createdAt: instant,
    confirmedAt: instant.nullable(),
    undoneAt: instant.nullable(),
    hasRows: z.boolean().describe('Whether the server still has the rows. It deletes them after a day.'),
    version: z.int(),
  })
  .meta({ id: 'Import' });
export type ImportRecord = z.input<typeof importView>;
/** The answer as a client receives it. */
export type Import = z.output<typeof importView>;

const importRow = z
  .object({
    number: z.int().describe('As a spreadsheet counts. The first row of the file is row 1.'),
    cells: z.partialRecord(z.enum(IMPORT_COLUMNS), z.string()),
    faults: z.array(fault),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

const invited = z.object({ invited: z.int(), uninvited: z.int() }).meta({ id: 'ImportInvitations' });

export const importsContract = defineContract('imports', {
  'GET /api/imports': {
    summary: 'List imports, newest first',
    description: 'The list does not contain previews that nobody has confirmed.',
    access: ['operations'],
    query: z.strictObject({ kind: z.enum(IMPORT_KINDS).optional(), ...pageQuery }),
    answer: { status: 200, json: pageOf(importView).meta({ id: 'ImportPage' }) },
    errors: [],
  },
  'POST /api/imports': {
    summary: 'Upload a CSV file and get a preview',
    description: 'The server creates no records. It keeps the rows for a day and does not keep the file.',
    access: ['operations'],
    query: z.strictObject({ kind: z.enum(IMPORT_KINDS), name: line(IMPORT_LIMITS.fileName) }),
    file: true,
    answer: { status: 201, record: importView },
    errors: ['file.empty', 'file.kind', 'file.infected', 'import.hosted'],
    limit: { name: 'previews of imports', max: 60, per: 'hour', of: 'person' },
  },
  'GET /api/imports/{id}': {
    summary: 'Get an import',
    access: ['operations'],
    answer: { status: 200, record: importView },
    errors: [],
  },
  'GET /api/imports/{id}/rows': {
    summary: 'List the rows of an import',
    access: ['operations'],
    query: z.strictObject({
      faulty: z
        .literal('true')
        .transform(() => true as const)
        .optional()
        .describe('List only rows with faults.'),
      ...pageQuery,
    }),
    answer: { status: 200, json: pageOf(importRow).meta({ id: 'ImportRowPage' }) },
    errors: [],
  },
  'POST /api/imports/{id}/confirm': {
    summary: 'Create the records of an import',
    description: 'The server creates all of them or none. It sends no mail.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: importView },
    errors: ['import.faulty', 'import.outdated', 'import.over', 'import.hosted'],
  },
  'POST /api/imports/{id}/undo': {
    summary: 'Undo an import',
    description: 'The server removes all records of the import or none, within a day.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: importView },
    errors: ['import.over', 'import.used'],
  },
  'POST /api/imports/{id}/invitations': {
    summary: 'Invite the people of an import',
    description: 'A call invites up to 100 people who have no invitation yet.',
    access: ['operations'],
    answer: { status: 200, json: invited },
    errors: ['import.over', 'import.hosted'],
  },
});
