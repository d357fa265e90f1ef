import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import { weekdayOf } from '@bayan/domain/time/days';
import type { DescribedRoute } from './described-route.ts';
import { PDF } from './small-files.ts';

type Settled = Readonly<Partial<Record<EndpointPath, Readonly<Record<string, unknown>>>>>;

const QUESTION = { kind: 'enquiry', name: 'Noura', phone: '+966501234567', message: 'A question' };

const NO_TIME = { date: undefined, time: undefined, timezone: undefined };
const ASKED = { kind: 'cancel', ...NO_TIME };
/** A line says nothing that the public must not learn, and nobody agrees in time to come. */
const AGREED = { line: 'One good page.', lineAr: 'صفحة جيدة.', agreedAt: '2026-01-01T10:00:00Z' };
const DECLINED = { decision: 'declined', ...NO_TIME };

const HOURS = { validFrom: '2042-01-01', validUntil: null, hours: [{ weekday: 1, opens: 540, closes: 600 }] };
const SOME_WEEKS = { fromOn: '2042-01-01', untilOn: '2042-02-01', fromTime: undefined, untilTime: undefined };

/** One lesson a year from now, on the weekday that it is. */
const [IN_A_YEAR = ''] = new Date(Date.now() + 365 * 86_400_000).toISOString().split('T');
const ONE_LESSON = {
  ...{ tutorId: undefined, studentId: '@@student.id@@', duration: 30, lessons: undefined },
  slots: [{ weekday: weekdayOf(IN_A_YEAR), time: '04:00' }],
  ...{ startsOn: IN_A_YEAR, untilOn: IN_A_YEAR },
};

/** Its one lesson stays on its day. */
const ANOTHER_LENGTH = {
  ...{ scope: 'all', sessionId: undefined, tutorId: undefined, timezone: undefined, duration: 45 },
  ...{ slots: undefined, everyWeeks: undefined, untilOn: undefined, lessons: undefined, goesOn: undefined },
};

/** All that is sent. */
const WHOLE: Settled = {
  '/api/availability/{id}': { mostADay: 4 },
  '/api/availability/{id}/preview': { mostADay: 4 },
  '/api/availability/days': { from: '2026-12-01' },
  '/api/availability/days/{day}': { ranges: [] },
  '/api/availability/days/{day}/preview': { ranges: [] },
  '/api/time-off/{id}': { kind: 'ill' },
  '/api/time-off/{id}/preview': { kind: 'ill' },
  '/api/sessions/{id}/cancel': { cost: 'free' },
  '/api/sessions/{id}/slots': { from: '2030-01-01', to: '2030-01-07' },
  '/api/sessions/{id}/move': { startsAt: '@@movableSession.newStart@@' },
  '/api/sessions/{id}/undo': { of: 2 },
  '/api/sessions/{id}': { notes: 'Read two chapters' },
  '/api/sessions/calendar': { from: '2026-11-01', to: '2026-11-30' },
  '/api/sessions/days': { from: '2026-11-01', to: '2026-11-30' },
  '/api/sessions/{id}/correction': { duration: 30, reason: 'It was half an hour' },
  '/api/sessions/{id}/reassignment': { tutorId: '@@tutor.id@@' },
  '/api/auth/recovery-codes': {},
  '/api/auth/proof': {},
  '/api/exports': { personId: '@@somebody.id@@', language: 'ar' },
  '/api/erasures': { personId: '@@forgotten.id@@' },
  '/api/erasures/preview': { personId: '@@forgotten.id@@' },
  '/api/auth/second-factor': { recoveryCode: '@@halfIn.code@@' },
  '/api/lesson-replies/look': { token: '@@look.token@@' },
  '/api/lesson-replies': { token: '@@reply.token@@' },
  '/api/reminders/stop': { token: '@@stop.token@@' },
  // What is not the original's would be refused.
  '/api/mail-texts/{kind}/{language}': { texts: {} },
  '/api/mail-texts/{kind}/{language}/preview': { texts: {} },
  '/api/mail-texts/{kind}/{language}/test': { texts: {} },
  '/api/notices/read': { ids: ['00000000-0000-4000-8000-000000000000'] },
  '/api/assignments/{id}/handover': { tutorId: '@@taker.id@@' },
  '/api/tutors/{id}/departure': { lessons: [] },
  '/api/vetting/{id}/checks/{check}': { state: 'confirmed' },
  '/api/holidays/{id}': { isOff: true },
  '/api/timetables/{id}': { certainty: 'announced' },
  '/api/timetables/{id}/slots/{seriesId}': { slots: [] },
  '/api/homework/{id}': { title: 'Read two chapters' },
  '/api/homework/{id}/submission': { url: 'https://work.example/essay' },
  '/api/applications/{id}/owner': { ownerId: '@@admin.id@@' },
  '/api/applications/{id}/stage': { stage: 'contacted' },
  '/api/applications/{id}/account': {},
  '/api/admins/{id}/rights': { rights: ['operations'] },
  '/api/uploads/{id}': { name: 'essay.pdf', size: 1000, use: 'document' },
  '/api/uploads/{id}/file': { name: 'essay.pdf', size: PDF.length, use: 'document' },
  '/api/files/{id}': {
    viewer: '@@tutor.id@@',
    use: 'view',
    expires: '@@address.expires@@',
    signature: '@@address.signature@@',
  },
  '/api/profiles/{id}': { profile: { name: 'Noura' }, student: { grade: 'Year 7' } },
  '/api/resources/{id}': { title: 'Sounds' },
};

/** What of it is not as it comes. */
const FIELDS: Settled = {
  '/api/availability': { ...HOURS, tutorId: undefined },
  // Of another year: what was added is in the way.
  '/api/availability/preview': {
    ...HOURS,
    validFrom: '2041-01-01',
    validUntil: '2041-12-31',
    tutorId: undefined,
  },
  '/api/availability/overlap': { tutorId: '@@tutor.id@@', timezone: 'Asia/Riyadh' },
  '/api/time-off': { ...SOME_WEEKS, tutorId: undefined },
  '/api/time-off/preview': { ...SOME_WEEKS, fromOn: '2041-01-01', untilOn: '2041-02-01', tutorId: undefined },
  '/api/sessions/{id}/status': {
    status: 'cancelled',
    reason: 'The tutor is ill',
    outcome: undefined,
    failureSide: undefined,
    taughtMinutes: undefined,
  },
  '/api/sessions/clash': { time: '04:00' },
  '/api/sessions': { tutorId: '@@tutor.id@@', time: '04:00', duration: 30, status: 'scheduled' },
  '/api/session-series': { ...ONE_LESSON, timezone: 'Asia/Riyadh', days: [IN_A_YEAR] },
  '/api/session-series/{id}/end': { untilOn: IN_A_YEAR },
  '/api/session-series/{id}/end/preview': { untilOn: IN_A_YEAR },
  '/api/session-series/{id}/change': { ...ANOTHER_LENGTH, days: ['@@changedSeries.day@@'] },
  '/api/session-series/{id}/change/preview': { ...ANOTHER_LENGTH, on: [], off: [] },
  '/api/session-series/{id}/pauses': { fromOn: '@@pausedSeries.day@@', untilOn: '@@pausedSeries.day@@' },
  '/api/session-series/{id}/pauses/preview': { fromOn: '@@series.day@@', untilOn: '@@series.day@@' },
  '/api/session-series/preview': { ...ONE_LESSON, on: [], off: [] },
  '/api/session-requests': { ...ASKED, sessionId: '@@plannedSession.id@@' },
  '/api/session-requests/{id}/answer': DECLINED,
  '/api/session-reports': { sessionId: '@@absence.id@@', kind: 'contest' },
  '/api/session-reports/{id}/settle': {
    ...{ sessionVersion: 1, outcome: null, failureSide: undefined, taughtMinutes: undefined },
  },
  '/api/auth/links/look': { token: '@@account.link@@', type: 'recovery' },
  '/api/tutors/{id}/public-profile': AGREED,
  '/api/vetting/{id}/link': { fileId: '@@vetted.fileId@@' },
  '/api/lesson-rules': { validFrom: '2042-01-01' },
  '/api/students/{id}/price': { validFrom: IN_A_YEAR },
  '/api/holidays': { fromOn: '2042-01-01', untilOn: '2042-01-02' },
  '/api/timetables': {
    ...{ country: 'OM', hijriYear: 1490, fromOn: undefined, untilOn: undefined },
    ...{ iftarFrom: undefined, iftarUntil: undefined },
  },
  '/api/homework/{id}/link': { fileId: '@@work.fileId@@' },
  '/api/homework': { tutorId: '@@tutor.id@@', sessionId: undefined },
  '/api/messages': { studentId: '@@student.id@@', to: undefined },
  '/api/assignments': { studentId: '@@somebody.id@@' },
  '/api/applications': { answers: QUESTION },
  '/api/applications/{id}/consultation': { date: '2031-01-01', time: '18:00', timezone: 'Asia/Riyadh' },
  '/api/applications/{id}/link': { fileId: '@@tutorApplication.fileId@@' },
  // Nobody is both: the caller is a tutor.
  '/api/me': { student: undefined },
  '/api/staff-notes': { about: null, mentions: [] },
  '/api/staff-notes/{id}': { about: null, mentions: [] },
  '/api/resources': { type: 'link', url: 'https://learn.example', fileId: undefined },
  '/api/settings': { businessHours: [], maxSessionDuration: 120, requireApprovalForNewTutors: false },
};

/** What depends on the state of things: which of several right values is right now. */
export const settled = ({ path }: DescribedRoute, sent: object): Record<string, unknown> => ({
  ...(WHOLE[path] ?? { ...sent, ...FIELDS[path] }),
});
