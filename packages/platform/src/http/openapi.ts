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
  sessions: 'Lessons: planned, going on, held or cancelled.',
  'session-requests': 'What students ask about lessons to come: to move one, or to cancel it.',
  feedback: 'How students and tutors rate a lesson.',
  calendar: 'A person’s lessons, for the calendar of their phone.',
  students: 'The students of a tutor, and whom to turn to about them.',
  tutors: 'Who teaches the student who asks.',
  homework: 'What tutors set their students, what came back, and how it was graded.',
  'progress-notes': 'How students get on, in the words of their tutors.',
  progress: 'How a student got on in a period: hours, ratings, subjects and homework.',
  messages: 'What tutors, students and the academy write to each other.',
  resources: 'What tutors teach with: documents, worksheets, videos and links.',
  uploads: 'Sending a file, in parts that can be sent again after a cut.',
  files: 'Having a file, under an address that works for an hour.',
  assignments: 'Which tutor teaches which student, and what.',
  'security-events': 'What happened to accounts, and what was tried on them.',
  reminders: 'What families are reminded of by e-mail.',
  'lesson-replies': 'What families answer to the reminder of a lesson, by the links in it.',
  applications: 'What families, tutors and visitors have sent by the academy’s forms.',
  profiles: 'The people of the academy, their roles and their records as tutor or student.',
  auth: 'Signing in: whom to ask, and the devices on which one is signed in.',
  settings: 'What the academy decides for all: its name, contacts, hours and limits.',
  'tutor-overview': 'What a tutor sees first: her lessons, what waits for her, her hours.',
  'student-overview': 'What a student sees first: the next lesson, what is due, how it is going.',
  badges: 'How much waits for the one who asks.',
  live: 'What changes, told to those whom it concerns while they listen.',
  mail: 'What the academy has sent by e-mail.',
  language: 'What the choice of a visitor’s language goes by.',
  health: 'For whoever watches over the service.',
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
