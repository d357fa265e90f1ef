import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { email } from '#fields/contact.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { FILE_USES } from '#files/file.ts';
import { fileLink } from '#files/files.contract.ts';
import { chosenSubjects } from '#subjects/subjects.contract.ts';
import { applicationAnswers } from './application-answers-view.contract.ts';
import { APPLICATION_KINDS } from './application-kind.ts';
import { APPLICATION_STAGES, CLOSE_REASONS, STAGES_BY_HAND } from './application-stage.ts';
import { APPLICATION_LIMITS, CONSULTATION_MINUTES, MAX_COUNTED } from './applications.limits.ts';
import { MATCH_LIMITS, MATCH_REASONS, MISMATCHES } from './propose-tutors.ts';

/* What the academy's staff do with applications. What visitors send is in applications.contract.ts. */

const person = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() });

/** Where an application stands: nothing that the applicant wrote. Every change answers with it. */
const state = {
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  stage: z.enum(APPLICATION_STAGES),
  closedReason: z.enum(CLOSE_REASONS).nullable().describe('Null unless the stage is `closed`.'),
  ownerId: z.uuid().nullable().describe('The colleague who looks after it.'),
  matchedAt: instant.nullable().describe('When the family was matched or the tutor was invited.'),
  consultationAt: instant.nullable(),
  consultationMinutes: z.int().nullable(),
  profileId: z.uuid().nullable().describe('The account that was made of it.'),
  version: z.int(),
};
export const applicationState = z.object(state).meta({ id: 'ApplicationState' });
export type ApplicationStateRecord = z.input<typeof applicationState>;

const place = z.object({ country: z.string(), city: z.string(), timezone: z.string() });

const summary = {
  ...state,
  language,
  name: z.string().describe('Name of the applicant: the parent, the tutor or the visitor.'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  place: place.nullable().describe('Null for an enquiry.'),
  owner: person.nullable(),
  createdAt: instant,
};

/** The list contains no data of a child. */
export const applicationSummary = z.object(summary).meta({ id: 'ApplicationSummary' });
export type ApplicationSummaryRecord = z.input<typeof applicationSummary>;
export type ApplicationSummary = z.output<typeof applicationSummary>;
const applicationPage = pageOf(applicationSummary).meta({ id: 'ApplicationPage' });

const certificate = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  scanState: z.string(),
});

/** Entries are stored as JSON, where an instant is a text. */
const storedInstant = z.union([instant, z.iso.datetime()]);

/** What happened to an application. Entries are never changed. */
const timelineEntry = z
  .object({
    id: z.uuid(),
    at: instant,
    by: person.nullable().describe('Null for what happened by itself.'),
    what: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('stage'),
        from: z.enum(APPLICATION_STAGES),
        to: z.enum(APPLICATION_STAGES),
        reason: z.enum(CLOSE_REASONS).nullable(),
      }),
      z.object({ kind: z.literal('owner'), owner: person.nullable() }),
      z.object({ kind: z.literal('note'), text: z.string() }),
      z.object({
        kind: z.literal('consultation'),
        change: z.enum(['set', 'moved', 'cancelled']),
        consultationAt: storedInstant,
        minutes: z.int(),
      }),
      z.object({ kind: z.literal('account'), profileId: z.uuid(), tutorId: z.uuid().nullable() }),
      z.object({ kind: z.literal('late') }).describe('The admins were told that the promise is broken.'),
    ]),
  })
  .meta({ id: 'ApplicationTimelineEntry' });
export type TimelineEntryRecord = z.input<typeof timelineEntry>;
export type TimelineEntry = z.output<typeof timelineEntry>;
const timelinePage = pageOf(timelineEntry).meta({ id: 'ApplicationTimelinePage' });

const duplicate = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  stage: z.enum(APPLICATION_STAGES),
  name: z.string(),
  createdAt: instant,
  samePhone: z.boolean(),
  sameEmail: z.boolean(),
});

const applicationView = z
  .object({
    ...summary,
    answers: applicationAnswers,
    consent: z.object({ version: z.string(), language, at: instant }).nullable(),
    privacyVersion: z
      .string()
      .nullable()
      .describe('Of the privacy notice that the form named, in its language.'),
    files: z.array(certificate),
    duplicates: z.array(duplicate).describe('Other applications with the same phone number or address.'),
    account: person.nullable().describe('The person who already has this e-mail address.'),
    reopensTo: z
      .enum(APPLICATION_STAGES)
      .nullable()
      .describe('Where it returns to when it is opened again. Null unless the stage is `closed`.'),
    timeline: timelinePage.describe('The newest entries.'),
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof applicationView>;
export type ApplicationRecord = z.input<typeof applicationView>;

const applicationFilters = {
  kind: z.enum(APPLICATION_KINDS).optional(),
  stage: z.enum(APPLICATION_STAGES).optional(),
  owner: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .describe('Needs `kind`.'),
  order: z.enum(['newest', 'oldest']).default('newest').describe('The oldest has the least time left.'),
  q: searchText
    .optional()
    .describe('Part of the applicant’s name, the reference, the e-mail address or the phone number.'),
};
interface Narrowed {
  readonly kind?: string | undefined;
  readonly owner?: string | undefined;
}
const namesKind = ({ kind, owner }: Narrowed) => owner === undefined || kind !== undefined;
const kindNeeded = { path: ['kind'], params: { problem: 'required' } };
const applicationListQuery = z
  .strictObject({ ...applicationFilters, ...pageQuery })
  .refine(namesKind, kindNeeded);
const applicationExportQuery = z.strictObject(applicationFilters).refine(namesKind, kindNeeded);
export type ApplicationFilters = z.output<typeof applicationExportQuery>;

const counted = z.int().min(0).max(MAX_COUNTED);
export const applicationTotals = z
  .object({
    stages: z
      .array(z.object({ kind: z.enum(APPLICATION_KINDS), stage: z.enum(APPLICATION_STAGES), count: counted }))
      .describe(`Each count stops at ${MAX_COUNTED}.`),
    late: counted.describe('Families whose promise is broken.'),
    soon: counted.describe('Families whose promise ends within a day.'),
    matched: z
      .object({ count: z.int(), inTime: z.int(), medianHours: z.number().nullable() })
      .describe('The families matched in the last 30 days, at most 500 of them.'),
  })
  .meta({ id: 'ApplicationTotals' });
export type ApplicationTotals = z.output<typeof applicationTotals>;

const stageForm = z
  .strictObject({ stage: z.enum(STAGES_BY_HAND), reason: z.enum(CLOSE_REASONS).optional() })
  .refine(({ stage, reason }) => (stage === 'closed') === (reason !== undefined), {
    path: ['reason'],
    params: { problem: 'required' },
  });
export type StageForm = z.output<typeof stageForm>;

const consultationForm = z.strictObject({
  date: academyDay,
  time: timeOfDay,
  timezone: timezone.describe('The zone of date and time.'),
  minutes: wholeNumber(CONSULTATION_MINUTES.least, CONSULTATION_MINUTES.most).default(
    CONSULTATION_MINUTES.usual,
  ),
});
export type ConsultationForm = z.output<typeof consultationForm>;

const accountForm = z.strictObject({
  email: email.optional().describe('Where the invitation goes, if not to the address of the application.'),
  tutorId: z.uuid().optional().describe('The tutor who teaches the child from now on.'),
  subjects: chosenSubjects
    .min(1)
    .optional()
    .describe('What the tutor teaches. The first subject asked for, if omitted.'),
});
export type AccountForm = z.output<typeof accountForm>;

const judgedTutor = {
  tutor: person.extend({ picture: z.string().nullable(), subjects: z.array(z.string()) }),
  load: z
    .object({ taken: z.number(), offered: z.number(), isFull: z.boolean() })
    .nullable()
    .describe(
      'Hours of a week that are taken and that the tutor offers, on average over the next four weeks. Null if the tutor offers none.',
    ),
};
const mismatch = z.enum(MISMATCHES);
const proposal = z.object({
  ...judgedTutor,
  reasons: z.array(z.enum(MATCH_REASONS)),
  limits: z.array(z.enum(MATCH_LIMITS)),
  pupils: z.int().describe('How many students the tutor has now.'),
  freeHours: z
    .object({ winter: z.number(), summer: z.number() })
    .nullable()
    .describe('Hours a week in which both are free, on average. Null if the tutor has no weekly hours.'),
});
const tutorProposals = z
  .object({
    proposals: z
      .array(proposal)
      .describe(
        'The best ten: whom the family asks for, then the fewest limits, the most hours left and the fewest students.',
      ),
    more: z.int().describe('How many others fit.'),
    leftOut: z
      .array(z.object({ mismatch, count: z.int() }))
      .describe('How many tutors do not fit, each counted by the first reason.'),
    leftOutTutors: z
      .array(z.object({ ...judgedTutor, mismatch }))
      .describe('The hundred of them who are nearest to fitting.'),
  })
  .meta({ id: 'TutorProposals' });
export type TutorProposals = z.output<typeof tutorProposals>;

const noteForm = z.strictObject({ text: writing(APPLICATION_LIMITS.note) });
export type NoteForm = z.output<typeof noteForm>;

const certificateLinkForm = z.strictObject({ fileId: z.uuid(), use: z.enum(FILE_USES) });
export type CertificateLinkForm = z.output<typeof certificateLinkForm>;

export const applicationAdminContract = defineContract('applications', {
  'GET /api/applications': {
    summary: 'List applications and enquiries',
    access: ['operations'],
    query: applicationListQuery,
    answer: { status: 200, json: applicationPage },
    errors: [],
  },
  'GET /api/applications/export': {
    summary: 'Export the list of applications as a CSV file',
    description: 'The file contains every application that matches the filters, and no data of a child.',
    access: ['operations'],
    query: applicationExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
  'GET /api/applications/totals': {
    summary: 'Count applications by stage and by their promise',
    access: ['operations'],
    answer: { status: 200, json: applicationTotals },
    errors: [],
  },
  'GET /api/applications/{id}': {
    summary: 'Get an application or an enquiry',
    description: 'The audit log records each read of a family’s application.',
    access: ['operations'],
    answer: { status: 200, record: applicationView },
    errors: [],
  },
  'GET /api/applications/{id}/timeline': {
    summary: 'List the events of an application, newest first',
    description: 'The audit log records each read of a family’s application.',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: timelinePage },
    errors: [],
  },
  'PUT /api/applications/{id}/owner': {
    summary: 'Choose the colleague who looks after an application',
    access: ['operations'],
    body: z.strictObject({ ownerId: z.uuid().nullable() }),
    version: 'required',
    answer: { status: 200, record: applicationState },
    errors: ['application.owner'],
  },
  'PUT /api/applications/{id}/stage': {
    summary: 'Move an application to another stage',
    description: 'Whoever moves an application that has no owner becomes its owner.',
    access: ['operations'],
    body: stageForm,
    version: 'required',
    answer: { status: 200, record: applicationState },
    errors: ['application.stage'],
  },
  'PUT /api/applications/{id}/consultation': {
    summary: 'Set or move the consultation',
    description: 'The server mails the applicant the time by both clocks, with a calendar entry.',
    access: ['operations'],
    body: consultationForm,
    version: 'required',
    answer: { status: 200, record: applicationState },
    errors: ['application.stage', 'limit.reached'],
  },
  'DELETE /api/applications/{id}/consultation': {
    summary: 'Cancel the consultation',
    description: 'The server tells the applicant, whose calendar drops the entry.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: applicationState },
    errors: ['application.stage'],
  },
  'GET /api/applications/{id}/tutors': {
    summary: 'Propose tutors for a family',
    access: ['operations'],
    answer: { status: 200, json: tutorProposals },
    errors: [],
  },
  'POST /api/applications/{id}/account': {
    summary: 'Create the account of an applicant and send the invitation',
    description:
      'The application gets the stage `matched`. If the body names a tutor, the tutor is assigned to the child.',
    access: ['operations'],
    body: accountForm,
    version: 'required',
    answer: { status: 201, record: applicationState },
    errors: [
      'application.stage',
      'profile.email-taken',
      'profile.invitations-off',
      'assignment.person',
      'assignment.exists',
    ],
  },
  'POST /api/applications/{id}/notes': {
    summary: 'Add an internal note to an application',
    access: ['operations'],
    body: noteForm,
    answer: { status: 201, json: timelineEntry },
    errors: [],
  },
  'POST /api/applications/{id}/link': {
    summary: 'Create a temporary link to a certificate',
    description: 'The link works for an hour.',
    access: ['operations'],
    body: certificateLinkForm,
    answer: { status: 200, json: fileLink },
    errors: [],
  },
});
