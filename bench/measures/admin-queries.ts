import { MONTH_FIGURES, PERIOD_FIGURES } from '@bayan/domain/statistics/statistics-tables';
import type { AdminCursors } from '#bench/academy/admin-cursors.ts';
import type { MeasuredPeople } from '#bench/academy/deep-cursors.ts';
import { ONE_STUDENT } from '#bench/academy/words.ts';
import { asks, type MeasuredRequest } from './measured-request.ts';

const searches = (...texts: string[]) => texts.map(text => `q=${encodeURIComponent(text)}`);

/** By whole months, and with days around them. */
const MONTHS = 'from=2026-05-01&to=2026-10-31';
const MONTHS_AND_DAYS = 'from=2024-10-10&to=2026-10-20';
const UNITS = [
  MONTHS,
  MONTHS_AND_DAYS,
  'from=2026-08-01&to=2026-10-31&unit=day',
  'from=2025-01-01&to=2026-10-31&unit=week',
];

const statisticsQueries: MeasuredRequest[] = [
  ...asks('statistics', 'admin', '/api/statistics', UNITS),
  ...asks('statistics by subject', 'admin', '/api/statistics/by-subject', UNITS),
  ...asks('statistics by country', 'admin', '/api/statistics/by-country', UNITS),
  ...asks(
    'statistics by tutor',
    'admin',
    '/api/statistics/by-tutor',
    UNITS.flatMap(days => [`${days}&limit=20`, `${days}&limit=100`]),
  ),
  ...asks('exports of statistics', 'admin', '/api/statistics/export', [
    ...[...PERIOD_FIGURES, ...MONTH_FIGURES, 'stages'].map(table => `${MONTHS_AND_DAYS}&table=${table}`),
    ...['by-subject', 'by-country', 'by-tutor'].flatMap(table => UNITS.map(days => `${days}&table=${table}`)),
  ]),
];

/** A day, a week and a month as the planner reads them: of everybody as many as a small academy has on a day, and of one person. */
const calendarQueries = ({ tutorId, studentId }: MeasuredPeople): MeasuredRequest[] => {
  const frames = [
    'from=2026-10-01&to=2026-10-01',
    'from=2026-10-01&to=2026-10-07',
    'from=2026-09-27&to=2026-10-31',
  ];
  const whose = ['&limit=10', `&tutorId=${tutorId}`, `&studentId=${studentId}`];
  return [
    ...asks(
      'planner',
      'admin',
      '/api/sessions/calendar',
      frames.flatMap(frame => whose.map(who => `${frame}${who}`)),
    ),
    ...asks(
      'planner',
      'admin',
      '/api/sessions/days',
      ['', `&tutorId=${tutorId}`, `&studentId=${studentId}`].map(
        who => `from=2026-09-27&to=2026-10-31${who}`,
      ),
    ),
    ...asks('planner', 'admin', '/api/availability/days/{day}', [`tutorId=${tutorId}`], '2026-10-01'),
  ];
};

/** What the admin's area reads beside the lists that others read too. */
export const adminQueries = (deep: AdminCursors, people: MeasuredPeople): MeasuredRequest[] => {
  const { tutorId, studentId, sessionId, applicationId, resourceId } = people;
  return [
    ...asks('today’s board', 'admin', '/api/today', ['']),
    ...asks('today’s board', 'admin', '/api/today/security', ['']),
    ...asks('today’s board', 'admin', '/api/vetting/expiring', ['', 'limit=6']),
    ...asks('today’s board', 'admin', '/api/sessions/without-tutor', ['']),
    ...asks('today’s board', 'admin', '/api/badges', ['']),
    ...statisticsQueries,
    ...calendarQueries(people),
    ...asks('sessions of admin', 'admin', '/api/sessions', [
      'toClose=true',
      `tutorId=${tutorId}`,
      `tutorId=${tutorId}&status=completed&subject=Physics`,
      `studentId=${studentId}`,
      `studentId=${studentId}&status=completed`,
      `tutorId=${tutorId}&view=to-come&status=scheduled`,
      `tutorId=${tutorId}&studentId=${studentId}`,
    ]),
    ...asks('one session', 'admin', '/api/sessions/{id}', [''], sessionId),
    ...asks(
      'command palette',
      'admin',
      '/api/profiles',
      searches(ONE_STUDENT, 'dent77@peop', 'am').map(q => `${q}&limit=8`),
    ),
    ...asks(
      'command palette',
      'admin',
      '/api/applications',
      searches('family77', 'BA-', 'nowhere').map(q => `${q}&limit=4`),
    ),
    ...asks(
      'command palette',
      'admin',
      '/api/sessions',
      searches(ONE_STUDENT, 'nowhere').map(q => `${q}&limit=4`),
    ),
    ...asks('search in applications', 'admin', '/api/applications', [
      ...searches('family77@', 'mily77@peop', 'people.example', 'nobody@', 'Amina', '96650000'),
      ...searches('Amina').map(q => `${q}&kind=student&stage=matched`),
      ...searches('family77@').map(q => `${q}&kind=student&order=oldest`),
    ]),
    ...asks('exports', 'admin', '/api/mail/export', ['', 'status=failed']),
    ...asks('exports', 'admin', '/api/resources/export', ['', 'type=worksheet&subject=Physics']),
    ...asks('exports', 'admin', '/api/applications/export', ['', 'kind=student&stage=closed']),
    ...asks('one application', 'admin', '/api/applications/{id}/tutors', [''], applicationId),
    ...asks('security events', 'admin', '/api/security-events', [
      '',
      'kind=locked-out',
      'kind=rights-changed',
      `person=${studentId}`,
      `person=${studentId}&kind=signed-in`,
      `cursor=${deep.securityEvents}`,
    ]),
    ...asks('security events', 'student', '/api/me/activity', ['']),
    ...asks('vetting', 'admin', '/api/vetting/{id}', [''], tutorId),
    ...asks('vetting', 'admin', '/api/vetting/{id}/history', [''], tutorId),
    ...asks('one tutor', 'admin', '/api/tutors/{id}/departure', [''], tutorId),
    ...asks('one tutor', 'admin', '/api/tutors/{id}/public-profile', [''], tutorId),
    ...asks('one person', 'admin', '/api/profiles/{id}', [''], studentId),
    ...asks('one resource', 'admin', '/api/resources/{id}', [''], resourceId),
    ...asks('imports', 'admin', '/api/imports', ['', 'kind=students', `cursor=${deep.imports}`]),
    ...asks('imports', 'admin', '/api/imports/{id}', [''], deep.importId),
    ...asks('imports', 'admin', '/api/imports/{id}/rows', ['', 'faulty=true'], deep.importId),
    ...asks('personal data', 'admin', '/api/exports', ['', `cursor=${deep.exports}`]),
    ...asks('personal data', 'admin', '/api/erasures', ['', `cursor=${deep.erasures}`]),
    ...asks('personal data', 'admin', '/api/erasures/preview', [
      `personId=${studentId}`,
      `personId=${tutorId}`,
    ]),
    ...asks('audit', 'admin', '/api/audit', [
      `cursor=${deep.audit}`,
      `actor=${tutorId}&cursor=${deep.audit}`,
      `actor=${tutorId}&noun=sessions`,
      'noun=sessions&action=session.changed&from=2026-11-01&to=2026-11-02',
      'noun=nothing-of-the-kind',
    ]),
    ...asks('staff notes', 'admin', '/api/staff-notes', [
      `sessionId=${sessionId}`,
      `applicationId=${applicationId}`,
      `personId=${studentId}&colour=red`,
    ]),
    ...asks('rules of lessons', 'admin', '/api/lesson-rules', ['']),
    ...asks('texts of mails', 'admin', '/api/mail-texts', ['']),
    ...asks('notices', 'admin', '/api/notices', ['']),
  ];
};
