import type { Role } from '@bayan/domain/roles';
import type { Route } from '@bayan/platform/http/route';
import type { DeepCursors, MeasuredPeople } from '#bench/academy/deep-cursors.ts';
import { ONE_STUDENT, SELDOM, SELDOM_FOR_A_TUTOR } from '#bench/academy/words.ts';
import { asks, type MeasuredRequest } from './measured-request.ts';

const ROLES = ['admin', 'tutor', 'student'] as const;
const TEACHERS = ['admin', 'tutor'] as const;

const SESSION_FILTERS = [
  '',
  'status=scheduled',
  'status=completed',
  'status=cancelled',
  'subject=Physics',
  'period=week',
  'period=quarter',
  'status=completed&subject=Physics',
  'status=completed&period=quarter',
  'subject=Physics&period=quarter',
  'status=completed&subject=Physics&period=quarter',
  'view=past',
  'view=to-come',
  'view=to-come&status=scheduled',
  'view=past&status=scheduled',
  'view=past&notes=missing',
];

/** Something found seldom, something found often, a name, and something found nowhere. */
const SEARCHES = {
  admin: [SELDOM, 'chapter', ONE_STUDENT, 'nowhere to be found'],
  tutor: [SELDOM_FOR_A_TUTOR, 'chapter', ONE_STUDENT, 'nowhere to be found'],
  student: ['chapter', 'nowhere to be found'],
};

const PROFILE_FILTERS = [
  '',
  'role=tutor',
  'role=student',
  'role=none',
  'active=false',
  'active=true',
  'role=student&active=false',
  'awaitingApproval=true',
  'awaitingApproval=false',
  `q=${encodeURIComponent(ONE_STUDENT)}`,
  // Parts of one address, one of everybody's, and one of nobody's.
  ...['student77@', 'dent77@peop', 'people.example', 'nobody@'].map(part => `q=${encodeURIComponent(part)}`),
];

const sessionQueries = (as: Role, deep: string): MeasuredRequest[] => [
  ...asks(`sessions of ${as}`, as, '/api/sessions', [
    ...SESSION_FILTERS,
    `cursor=${deep}`,
    `status=completed&cursor=${deep}`,
    `subject=Physics&cursor=${deep}`,
  ]),
  ...asks(
    `search in sessions of ${as}`,
    as,
    '/api/sessions',
    SEARCHES[as].map(text => `q=${encodeURIComponent(text)}`),
  ),
];

const sessionRequestQueries = (as: Role, deep: string, sessionId: string): MeasuredRequest[] =>
  asks(`session requests of ${as}`, as, '/api/session-requests', [
    '',
    'status=open',
    'status=accepted',
    `sessionId=${sessionId}`,
    `cursor=${deep}`,
    `status=accepted&cursor=${deep}`,
  ]);

const sessionReportQueries = (as: Role, deep: string): MeasuredRequest[] =>
  asks(`session reports of ${as}`, as, '/api/session-reports', ['', 'status=open', `cursor=${deep}`]);

const HOMEWORK_FILTERS = ['', 'status=assigned', 'status=in-progress', 'status=completed', 'toMark=true'];

const homeworkQueries = (as: Role, deep: string, studentId: string): MeasuredRequest[] =>
  asks(`homework of ${as}`, as, '/api/homework', [
    ...HOMEWORK_FILTERS,
    `studentId=${studentId}`,
    `studentId=${studentId}&status=completed`,
    `studentId=${studentId}&toMark=true`,
    `cursor=${deep}`,
    `status=completed&cursor=${deep}`,
  ]);

const RESOURCE_FILTERS = ['limit=50', 'type=video', 'subject=Physics', 'type=worksheet&subject=Physics'];

const resourceQueries = (as: 'admin' | 'tutor'): MeasuredRequest[] => [
  ...asks(
    `resources of ${as}`,
    as,
    '/api/resources',
    RESOURCE_FILTERS.flatMap(filters => [
      `${filters}&sort=name`,
      `${filters}&sort=newest`,
      `${filters}&offset=400`,
    ]),
  ),
  ...asks(`search in resources of ${as}`, as, '/api/resources', ['q=nowhere', 'q=chapter&sort=newest']),
];

/** Every list the product has. */
export const listQueries = (
  deep: DeepCursors,
  { tutorId, studentId, sessionId, applicationId, resourceId }: MeasuredPeople,
): MeasuredRequest[] => [
  ...ROLES.flatMap(role => sessionQueries(role, deep.sessions[role])),
  ...asks('sessions of tutor', 'tutor', '/api/sessions', [
    `studentId=${studentId}`,
    `studentId=${studentId}&status=completed`,
  ]),
  ...ROLES.flatMap(role => sessionRequestQueries(role, deep.sessionRequests[role], sessionId)),
  ...ROLES.flatMap(role => sessionReportQueries(role, deep.sessionReports[role])),
  ...asks('ratings of student', 'student', '/api/sessions/to-rate', ['', `cursor=${deep.sessions.student}`]),
  ...asks('ratings of student', 'student', '/api/sessions/rated-lately', ['']),
  ...asks('tiles of tutor', 'tutor', '/api/sessions/totals', [
    ...SESSION_FILTERS,
    ...SEARCHES.tutor.map(text => `q=${encodeURIComponent(text)}`),
    `studentId=${studentId}`,
  ]),
  ...asks('students of tutor', 'tutor', '/api/students', [
    '',
    'limit=100',
    `cursor=${deep.students}`,
    // A name that one student has, one that many have, and one that nobody has.
    ...[ONE_STUDENT, 'Amina', 'nowhere to be found'].map(text => `q=${encodeURIComponent(text)}`),
  ]),
  ...TEACHERS.flatMap(role => [
    ...asks('one student', role, '/api/students/{id}', [''], studentId),
    ...asks('one student', role, '/api/students/{id}/parent-contact', [''], studentId),
  ]),
  ...asks('one student', 'admin', '/api/students/{id}/record', [''], studentId),
  ...asks('one tutor', 'admin', '/api/tutors/{id}/record', [''], tutorId),
  ...asks('statements', 'admin', '/api/statements', ['side=family', 'side=tutor']),
  ...asks('statements', 'admin', '/api/statements/{id}', [''], studentId),
  ...asks('statements', 'admin', '/api/statements/{id}', [''], tutorId),
  ...asks('statements', 'admin', '/api/students/{id}/price', [''], studentId),
  ...ROLES.flatMap(role => homeworkQueries(role, deep.homework[role], studentId)),
  ...asks('own homework of student', 'student', '/api/homework/pending', [
    '',
    `cursor=${deep.homework.student}`,
  ]),
  ...asks('own homework of student', 'student', '/api/homework/completed', [
    '',
    `cursor=${deep.homework.student}`,
  ]),
  ...asks('own homework of student', 'student', '/api/homework/totals', ['']),
  ...TEACHERS.flatMap(resourceQueries),
  ...(['tutor', 'student'] as const).flatMap(role =>
    asks('one session for a calendar', role, '/api/sessions/{id}/calendar', [''], sessionId),
  ),
  ...asks('overview of tutor', 'tutor', '/api/tutor-overview', ['']),
  ...asks('overview of student', 'student', '/api/student-overview', ['']),
  ...asks('lessons of student', 'student', '/api/sessions/ahead', ['', 'limit=1']),
  ...asks('lessons of student', 'student', '/api/sessions/over', ['', `cursor=${deep.sessions.student}`]),
  ...ROLES.flatMap(role => asks('progress notes', role, '/api/progress-notes', [`studentId=${studentId}`])),
  ...asks('progress', 'student', '/api/progress', ['', 'from=2025-01-01&until=2026-12-31']),
  ...ROLES.flatMap(role =>
    asks('messages', role, '/api/messages', [
      `studentId=${studentId}`,
      `studentId=${studentId}&with=${tutorId}`,
      `studentId=${studentId}&with=academy`,
    ]),
  ),
  ...asks('messages to answer', 'admin', '/api/messages/waiting', ['', `cursor=${deep.waiting}`]),
  ...asks('tutors of student', 'student', '/api/tutors', ['']),
  ...asks('exports', 'admin', '/api/sessions/export', ['', 'status=completed&subject=Physics']),
  ...asks('exports', 'tutor', '/api/sessions/export', ['', 'status=completed', 'period=quarter']),
  ...asks('exports', 'admin', '/api/profiles/export', ['', 'role=student&active=false']),
  ...asks('people', 'admin', '/api/profiles', [...PROFILE_FILTERS, `cursor=${deep.profiles}`]),
  ...asks('admins', 'admin', '/api/admins', ['']),
  ...asks('audit', 'admin', '/api/audit', [
    '',
    `actor=${tutorId}`,
    `target=${studentId}`,
    'noun=settings',
    'action=settings.changed',
    'from=2026-11-01&to=2026-11-02',
  ]),
  ...asks('exports', 'admin', '/api/security-events/export', ['kind=rights-changed']),
  ...asks('exports', 'admin', '/api/audit/export', ['noun=settings&from=2026-11-01&to=2026-11-02']),
  ...asks('devices', 'admin', '/api/profiles/{id}/devices', [''], studentId),
  ...asks('assignments', 'admin', '/api/assignments', [
    '',
    `tutorId=${tutorId}`,
    `studentId=${studentId}`,
    `cursor=${deep.assignments}`,
  ]),
  ...(['/api/availability', '/api/time-off'] as const).flatMap(list => [
    ...asks('hours and time off', 'tutor', list, ['', 'limit=5']),
    ...asks('hours and time off', 'admin', list, [`tutorId=${tutorId}`]),
  ]),
  ...asks('hours and time off', 'admin', '/api/availability/overlap', [
    `tutorId=${tutorId}&timezone=Asia/Riyadh&parts=evening`,
  ]),
  // Around the days on which the academy of each size has its last sessions.
  ...ROLES.flatMap(role =>
    asks('calendar of some days', role, '/api/sessions/calendar', [
      'from=2026-10-01&to=2026-10-07&limit=5',
      'from=2026-10-01&to=2026-11-11&limit=5',
      'from=2026-10-01&to=2026-11-11&limit=5&status=completed',
      'from=2026-10-01&to=2026-11-11&limit=5&subject=Physics',
    ]),
  ),
  ...asks('calendar of some days', 'admin', '/api/sessions/calendar', [
    `from=2026-10-01&to=2026-11-11&tutorId=${tutorId}`,
    `from=2026-10-01&to=2026-11-11&studentId=${studentId}`,
  ]),
  ...asks('sessions of each day', 'admin', '/api/sessions/days', [
    'from=2026-10-01&to=2026-11-11',
    `from=2026-10-01&to=2026-11-11&tutorId=${tutorId}`,
  ]),
  ...ROLES.flatMap(role =>
    asks('holidays', role, '/api/holidays', ['', 'country=SA', 'country=SA&from=2027-01-01&to=2027-02-11']),
  ),
  ...asks('Ramadan timetables', 'tutor', '/api/timetables', ['', 'country=SA']),
  ...asks('devices', 'tutor', '/api/auth/devices', ['']),
  ...asks('applications', 'admin', '/api/applications', [
    '',
    'kind=student',
    'stage=new&order=oldest',
    'stage=closed',
    'kind=enquiry&stage=contacted',
    'kind=student&owner=none&stage=new&order=oldest',
    'kind=student&owner=none',
    `cursor=${deep.applications}`,
    `kind=student&stage=matched&cursor=${deep.applications}`,
  ]),
  ...asks('applications', 'admin', '/api/applications/totals', ['']),
  ...asks('one application', 'admin', '/api/applications/{id}', [''], applicationId),
  ...asks('one application', 'admin', '/api/applications/{id}/timeline', [''], applicationId),
  ...asks('versions of the settings', 'admin', '/api/settings/versions', ['']),
  ...asks('uses of a resource', 'admin', '/api/resources/{id}/uses', ['', 'limit=5'], resourceId),
  ...asks('staff notes', 'admin', '/api/staff-notes', [
    '',
    'pinned=true',
    'colour=red',
    'mentions=me',
    `personId=${studentId}`,
    `personId=${studentId}&q=chapter`,
    `cursor=${deep.staffNotes}`,
    `colour=red&cursor=${deep.staffNotes}`,
    'q=chapter',
    'q=nowhere',
  ]),
  ...asks('mails', 'admin', '/api/mail', ['', 'status=failed', 'status=sent', `cursor=${deep.mail}`]),
];

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Lists of the product that none of the requests reads: each should get its line above. */
export const unmeasured = (routes: readonly Route[], requests: readonly MeasuredRequest[]): string[] => {
  const read = new Set(requests.map(({ path }) => path.replace(/\?.*/, '').replace(ID, '{id}')));
  return routes
    .filter(({ method, input, output }) => method === 'get' && (isPaged(input) || output.kind === 'file'))
    .map(({ path }) => path)
    .filter(path => !read.has(path));
};

const isPaged = ({ query }: Route['input']) =>
  query !== undefined && ('cursor' in query.shape || 'offset' in query.shape);
