import type { Role } from '@bayan/domain/roles';
import type { ReadLine, SentTo } from '#platform/api/endpoint-lines.ts';
import { endpointPath, type SentParts } from '#platform/api/endpoint-path.ts';

/** The address of a request as its page will ask for it: only then the early answer is used. */
const read = <L extends ReadLine>(line: L, sent: SentTo<L> & SentParts): string =>
  endpointPath(line, sent).path;

const NOTICES = read('GET /api/notices', { query: {} });
const OWN_PROFILE = read('GET /api/me', {});
const SETTINGS = read('GET /api/settings', {});

/** What the frame of every area asks for. */
export const frameReads: readonly string[] = [
  read('GET /api/badges', {}),
  read('GET /api/notices', { query: { limit: 1 } }),
];

/**
 * What the first screen of a page asks for, where it is the same for everybody whose page it is (R671). The overview of
 * an admin is not here: each right opens its own parts of it, and none is asked for without it (R940).
 */
export const placeReads: Readonly<Record<Role, Readonly<Record<string, readonly string[]>>>> = {
  student: {
    '': [read('GET /api/student-overview', {})],
    profile: [OWN_PROFILE],
    sessions: [read('GET /api/sessions/ahead', {})],
    homework: [read('GET /api/homework/pending', {}), read('GET /api/homework/totals', {})],
    feedback: [read('GET /api/sessions/to-rate', {}), read('GET /api/sessions/rated-lately', {})],
    notices: [NOTICES],
  },
  tutor: {
    '': [
      read('GET /api/tutor-overview', {}),
      read('GET /api/sessions', { query: { status: 'in-progress' } }),
      read('GET /api/session-requests', { query: { status: 'open', limit: 100 } }),
      read('GET /api/session-reports', { query: { status: 'open', limit: 100 } }),
    ],
    'calendar/hours': [read('GET /api/availability', {}), read('GET /api/time-off', {})],
    profile: [OWN_PROFILE],
    students: [read('GET /api/students', { query: {} })],
    'session-logger': [read('GET /api/students', { query: { limit: 100 } }), SETTINGS],
    history: [read('GET /api/sessions', { query: { view: 'past' } })],
    homework: [read('GET /api/homework', { query: { toMark: 'true' } })],
    notices: [NOTICES],
  },
  admin: {
    settings: [SETTINGS],
    notes: [read('GET /api/staff-notes', { query: {} })],
    tutors: [read('GET /api/profiles', { query: { role: 'tutor' } })],
    students: [read('GET /api/profiles', { query: { role: 'student' } })],
    'people/audit': [read('GET /api/audit', { query: {} })],
    'people/data': [read('GET /api/erasures', {}), read('GET /api/exports', {})],
    'people/outbox': [read('GET /api/mail', { query: {} })],
    'people/security': [read('GET /api/security-events', { query: {} })],
    notices: [NOTICES],
  },
};
