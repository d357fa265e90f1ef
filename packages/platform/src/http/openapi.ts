import { REFUSAL_SCHEMA } from './openapi-errors.ts';
import { apiGuide } from './openapi-guide.ts';
import { type Operation, operationOf } from './openapi-operation.ts';
import type { JsonSchema, NamedSchemas } from './openapi-schema.ts';
import type { Route } from './route.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly [{ readonly url: string }];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** In the order in which they are shown. */
const NOUNS: Readonly<Record<string, string>> = {
  sessions: 'Lessons: scheduled, in progress, completed or cancelled.',
  'session-series': 'Weekly sessions of a tutor and a student.',
  'session-moves': 'Free times to which families can move a session.',
  'session-requests': 'Requests of students to move or cancel an upcoming session.',
  'session-reports': 'Reports of families about sessions that went wrong.',
  statements: 'Lessons, minutes and sums of a month, of a family or a tutor.',
  'family-prices': 'Prices that families have agreed, from a day on.',
  feedback: 'Ratings of sessions by students and tutors.',
  'session-calendar': 'Sessions of some days, with teaching hours, time off and holidays.',
  availability: 'Teaching hours of tutors, by weekday and for single days.',
  'time-off': 'Time off of tutors.',
  holidays: 'Holidays by country.',
  timetables: 'Times of weekly series in Ramadan, by country.',
  'lesson-rules': 'Rules for moving and cancelling sessions.',
  calendar: 'Sessions for calendar programs.',
  students: 'The students of a tutor, and the contact details of their parents.',
  'record-history': 'What happened to the records of a student and to a session.',
  tutors: 'The tutors of a student.',
  homework: 'Homework of students: tasks, submissions and grades.',
  'progress-notes': 'Notes of tutors about the progress of students.',
  progress: 'Progress of a student in a period: hours, ratings, subjects and homework.',
  messages: 'Messages between tutors, students and the academy.',
  resources: 'Teaching resources: documents, worksheets, videos and links.',
  uploads: 'Uploads of files in parts. A client can repeat a part after an interruption.',
  files: 'Downloads of files through links that expire after an hour.',
  assignments: 'Assignments of tutors to students by subject.',
  'security-events': 'Sign-ins, failed attempts and changes of accounts.',
  notices: 'Notices about changes of lessons and homework.',
  'staff-notes': 'Internal notes of the staff.',
  vetting: 'What the academy has checked of its tutors, with documents.',
  reminders: 'Reminders to families by e-mail.',
  'mail-texts': 'The academy’s own texts of its mails.',
  exports: 'Exports of all data about a person.',
  erasures: 'Erasures of all data about a person.',
  'lesson-replies': 'Replies of families to lesson reminders, through the mailed links.',
  applications: 'Applications and enquiries of families, tutors and visitors.',
  profiles: 'The people of the academy, with their roles and their tutor or student records.',
  imports: 'Imports of students, tutors and assignments from CSV files.',
  admins: 'The admins of the academy and their rights.',
  audit: 'The audit log: who changed what, and when.',
  auth: 'The sign-in service, signed-in devices and recovery codes.',
  settings: 'The academy’s settings: name, contact details, opening hours and limits.',
  'tutor-overview': 'The tutor’s dashboard: sessions, open tasks and hours.',
  'student-overview': 'The student’s dashboard: next session, homework due and totals.',
  today: 'What needs attention today, for the admins.',
  statistics: 'Figures of the whole academy in a period, also by tutor, subject and country.',
  badges: 'Counts for the sidebar badges.',
  live: 'A stream of changes for signed-in people.',
  mail: 'Mails of the academy and their delivery status.',
  language: 'Data for choosing a visitor’s language.',
  health: 'Health checks for monitoring.',
};

const described = (name: string) => ({ name, ...(NOUNS[name] ? { description: NOUNS[name] } : {}) });

export function openApiDocument(routes: readonly Route[], publicUrl: string): OpenApiDocument {
  const named: NamedSchemas = new Map();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, named) };
  }
  const used = new Set(routes.map(({ noun }) => noun));
  const inOrder = Object.keys(NOUNS).filter(noun => used.has(noun));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bayan Academy',
      version: '1',
      description: apiGuide(publicUrl),
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set([...inOrder, ...used])].map(described),
    paths,
    components: {
      schemas: { ...Object.fromEntries([...named].sort()), Refusal: REFUSAL_SCHEMA },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
