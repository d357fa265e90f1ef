import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import {
  addApplication,
  addTutorApplication,
  aPicture,
  type CallOptions,
  formStamp,
  inConsultation,
} from '#test/builders.ts';
import { addErasure, addReadyExport } from '#test/personal-data/requests.ts';
import { onADayOfItsOwn, type Persona, type Scenario } from './scenario.ts';

interface ExpectedRequest extends CallOptions {
  /** The path with its parameters filled in. */
  readonly path: string;
}

interface Expectation {
  /** A request that would succeed for somebody who may. Made anew for each person. */
  readonly request: (scenario: Scenario, persona: Persona) => Promise<ExpectedRequest>;
  /** The status that each person gets. */
  readonly expected: Record<Persona, number>;
}

/** Whatever their rights. */
const everyAdmin = (status: number) => ({
  admin: status,
  'admin, owner alone': status,
  'admin, operations alone': status,
  'admin, safeguarding alone': status,
});
const everyone = (status: number): Record<Persona, number> => ({
  anonymous: status,
  'without role': status,
  'tutor awaiting approval': status,
  'deactivated tutor': status,
  'with a second factor, not yet given': status,
  'admin without a second factor': status,
  ...everyAdmin(status),
  'tutor, owner': status,
  'tutor, stranger': status,
  'student, owner': status,
  'student, stranger': status,
});
const nobody = { ...everyone(403), anonymous: 401, 'deactivated tutor': 401 };
/** The academy's daily work (R801). */
const adminsOnly = (status: number) => ({ ...nobody, admin: status, 'admin, operations alone': status });
const ownersOnly = (status: number) => ({ ...nobody, admin: status, 'admin, owner alone': status });
const ownersAndOperations = (status: number) => ({ ...adminsOnly(status), 'admin, owner alone': status });
/** Lessons and what belongs to them: among the administrators, those who run them. */
const inLessons = (status: number) => ({
  ...adminsOnly(status),
  'tutor, owner': status,
  'tutor, stranger': status,
  'student, owner': status,
  'student, stranger': status,
});
const members = (status: number) => ({ ...inLessons(status), ...everyAdmin(status) });
/** Also those who have no role yet, wait for approval, or have yet to set up a second factor. */
const anyAccount = (status: number) => ({
  ...members(status),
  'without role': status,
  'tutor awaiting approval': status,
  'admin without a second factor': status,
});
const teachers = (status: number) => ({
  ...inLessons(status),
  'student, owner': 403,
  'student, stranger': 403,
});
const tutorsOnly = (status: number) => ({ ...teachers(status), ...everyAdmin(403) });
const studentsOnly = (status: number) => ({
  ...nobody,
  'student, owner': status,
  'student, stranger': status,
});
const ownerStudent = (status: number) => ({ ...studentsOnly(status), 'student, stranger': 404 });
/** The student’s own, and the academy’s. */
const ownStatement = {
  ...adminsOnly(200),
  'student, owner': 200,
  'student, stranger': 404,
  'tutor, owner': 404,
  'tutor, stranger': 404,
};
const tutorsAndStudents = (status: number) => ({ ...members(status), ...everyAdmin(403) });
const ownersTeacher = (status: number) => ({ ...teachers(status), 'tutor, stranger': 404 });

/** Nobody's but the tutor's who sends it. */
const ownersUpload = (status: number) => ({ ...members(404), 'tutor, owner': status });

const newHours = (tutorId: string) => ({ tutorId, ...onADayOfItsOwn('validFrom', 'validUntil'), hours: [] });
const newTimeOff = (tutorId: string) => ({ tutorId, ...onADayOfItsOwn('fromOn', 'untilOn'), kind: 'leave' });

/** A single day of its own, since lessons of one series are in the way of another. */
function aPattern(pair: { readonly tutorId: string; readonly studentId: string }) {
  const { startsOn, untilOn } = onADayOfItsOwn('startsOn', 'untilOn');
  return { ...pair, startsOn, untilOn, slots: [{ weekday: weekdayOf(startsOn), time: '03:30' }] };
}

/** On the day before its only lesson. */
const endOf = (series: { id: string; version: number; startsOn: string }, change: 'end' | 'end/preview') => ({
  path: `/api/session-series/${series.id}/${change}`,
  body: { untilOn: addDays(series.startsOn, -1) },
  version: series.version,
});

type Series = Parameters<typeof endOf>[0];
const skipOf = ({ id, version, startsOn }: Series) => ({
  path: `/api/session-series/${id}/days/${startsOn}`,
  body: {},
  version,
});
const pauseOf = ({ id, version, startsOn }: Series) => ({
  path: `/api/session-series/${id}/pauses`,
  body: { fromOn: startsOn, untilOn: startsOn },
  version,
});

/** Its only lesson becomes shorter. */
const changeOf = ({ id, version, startsOn }: Series) => ({
  path: `/api/session-series/${id}/change`,
  body: { scope: 'all', duration: 30, days: [startsOn] },
  version,
});

const newLessonRules = () => ({
  ...{ cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 },
  ...{ tutorWaitsMinutes: 15, familyWaitsMinutes: 10, selfService: true },
  validFrom: onADayOfItsOwn('validFrom', 'validUntil').validFrom,
});

const newHoliday = () => ({
  country: 'SA',
  name: 'Holiday',
  nameAr: 'عطلة',
  ...onADayOfItsOwn('fromOn', 'untilOn'),
});

const publicProfileOf = (id: string) => `/api/tutors/${id}/public-profile`;
const at = (path: string) => async () => ({ path });
let minute = 0;
let address = 0;
let hijriYear = 1440;

/** `patch /api/settings` of `PATCH /api/settings`. */
type RouteName = {
  [Line in keyof Endpoints]: Line extends `${infer Method} ${infer Path}`
    ? `${Lowercase<Method>} ${Path}`
    : never;
}[keyof Endpoints];

/** What must hold for every route. A route that is missing here does not compile. */
export const EXPECTATIONS: Record<string, Expectation> = {
  'get /api/health': { request: at('/api/health'), expected: everyone(200) },
  'get /api/ready': { request: at('/api/ready'), expected: everyone(200) },
  'get /api/live': { request: at('/api/live'), expected: members(200) },
  'get /api/auth/service': { request: at('/api/auth/service'), expected: everyone(200) },
  'get /api/geo': { request: at('/api/geo'), expected: everyone(200) },
  'get /api/me': {
    request: at('/api/me'),
    expected: anyAccount(200),
  },
  'patch /api/me': {
    request: async (scenario, persona) => ({
      path: '/api/me',
      body: { profile: { calendar: 'gregory' } },
      version: await scenario.versionOf(persona),
    }),
    expected: members(200),
  },
  'get /api/me/reminders': { request: at('/api/me/reminders'), expected: studentsOnly(200) },
  'put /api/me/reminders': {
    request: async () => ({
      path: '/api/me/reminders',
      body: { lessonDay: true, lessonHour: true, homeworkDay: true },
      version: 0,
    }),
    expected: studentsOnly(200),
  },
  'get /api/me/reminders/stops': { request: at('/api/me/reminders/stops'), expected: studentsOnly(200) },
  'post /api/me/reminders/resume': {
    request: async () => ({
      path: '/api/me/reminders/resume',
      body: { reader: 'parent', kind: 'lesson-day' },
    }),
    expected: studentsOnly(200),
  },
  'get /api/notices': { request: at('/api/notices'), expected: members(200) },
  'post /api/notices/read': {
    request: async () => ({
      path: '/api/notices/read',
      body: { ids: ['7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001'] },
    }),
    expected: members(200),
  },
  'get /api/me/notice-settings': {
    request: at('/api/me/notice-settings'),
    expected: tutorsAndStudents(200),
  },
  'put /api/me/notice-settings': {
    request: async () => ({
      path: '/api/me/notice-settings',
      body: { lessonMade: true, lessonTutor: true, homeworkSet: true, homeworkGraded: true },
      version: 0,
    }),
    expected: tutorsAndStudents(200),
  },
  // Whoever has the mail: that is what its links are for.
  'post /api/reminders/stop': {
    request: async scenario => ({ path: `/api/reminders/stop?token=${await scenario.stopToken()}` }),
    expected: everyone(200),
  },
  'post /api/lesson-replies/look': {
    request: async scenario => ({
      path: '/api/lesson-replies/look',
      body: { token: await scenario.replyToken() },
    }),
    expected: everyone(200),
  },
  'post /api/lesson-replies': {
    request: async scenario => ({
      path: '/api/lesson-replies',
      body: { token: await scenario.replyToken() },
    }),
    expected: everyone(200),
  },
  // A guess is answered as a link that has ended is.
  'post /api/auth/links/look': {
    request: async () => ({ path: '/api/auth/links/look', body: { token: 'guessed', type: 'recovery' } }),
    expected: everyone(200),
  },
  'put /api/me/picture': {
    request: async (scenario, persona) => ({
      path: '/api/me/picture',
      body: await aPicture(),
      version: await scenario.versionOf(persona),
    }),
    expected: members(200),
  },
  'delete /api/me/picture': {
    request: async (scenario, persona) => ({
      path: '/api/me/picture',
      version: await scenario.versionOf(persona),
    }),
    expected: members(200),
  },
  'get /api/pictures/{id}': {
    request: async scenario => ({ path: `/api/pictures/${await scenario.somePicture()}` }),
    expected: everyone(200),
  },
  'get /api/pictures/{id}/small': {
    request: async scenario => ({ path: `/api/pictures/${await scenario.somePicture()}/small` }),
    expected: everyone(200),
  },
  'get /api/me/activity': { request: at('/api/me/activity'), expected: anyAccount(200) },
  'get /api/security-events': { request: at('/api/security-events'), expected: ownersOnly(200) },
  'get /api/security-events/export': {
    request: at('/api/security-events/export'),
    expected: ownersOnly(200),
  },
  'get /api/audit': { request: at('/api/audit'), expected: ownersOnly(200) },
  'get /api/audit/export': { request: at('/api/audit/export'), expected: ownersOnly(200) },
  'get /api/auth/recovery-codes': { request: at('/api/auth/recovery-codes'), expected: anyAccount(200) },
  // They signed in a moment ago, which is proof enough; only administrators have a second factor.
  'put /api/auth/recovery-codes': {
    request: async () => ({ path: '/api/auth/recovery-codes', body: {} }),
    expected: { ...anyAccount(409), ...everyAdmin(200) },
  },
  'put /api/auth/proof': {
    request: async () => ({ path: '/api/auth/proof', body: {} }),
    expected: anyAccount(200),
  },
  // A guess, which whoever has yet to give a second factor is here for.
  'put /api/auth/second-factor': {
    request: async () => ({ path: '/api/auth/second-factor', body: { recoveryCode: 'GUESS-GUESS' } }),
    expected: { ...anyAccount(422), 'with a second factor, not yet given': 422 },
  },
  'get /api/auth/devices': { request: at('/api/auth/devices'), expected: anyAccount(200) },
  'delete /api/auth/devices': { request: at('/api/auth/devices'), expected: anyAccount(200) },
  'delete /api/auth/devices/{id}': {
    // Nobody's who asks: whose it is decides, not the role.
    request: async scenario => ({ path: `/api/auth/devices/${await scenario.newAuthSession()}` }),
    expected: anyAccount(404),
  },
  'get /api/settings': { request: at('/api/settings'), expected: members(200) },
  'patch /api/settings': {
    request: async () => ({ path: '/api/settings', body: {}, version: 1 }),
    expected: ownersOnly(200),
  },
  'get /api/settings/versions': { request: at('/api/settings/versions'), expected: ownersOnly(200) },
  'post /api/settings/versions/{id}/restore': {
    request: async scenario => ({
      path: `/api/settings/versions/${await scenario.settingsVersion()}/restore`,
      version: 1,
    }),
    expected: ownersOnly(200),
  },
  'get /api/mail-texts': { request: at('/api/mail-texts'), expected: ownersOnly(200) },
  'get /api/mail-texts/{kind}/{language}': {
    request: at('/api/mail-texts/invite/en'),
    expected: ownersOnly(200),
  },
  'put /api/mail-texts/{kind}/{language}': {
    request: async () => ({ path: '/api/mail-texts/invite/en', body: { texts: {} }, version: 0 }),
    expected: ownersOnly(200),
  },
  'post /api/mail-texts/{kind}/{language}/preview': {
    request: async () => ({ path: '/api/mail-texts/invite/ar/preview', body: { texts: {} } }),
    expected: ownersOnly(200),
  },
  'post /api/mail-texts/{kind}/{language}/test': {
    request: async () => ({ path: '/api/mail-texts/recovery/en/test' }),
    expected: ownersOnly(200),
  },
  'get /api/profiles': { request: at('/api/profiles'), expected: ownersAndOperations(200) },
  'get /api/profiles/export': { request: at('/api/profiles/export'), expected: adminsOnly(200) },
  'get /api/profiles/{id}': {
    request: async scenario => ({ path: `/api/profiles/${scenario.ids.student}` }),
    expected: adminsOnly(200),
  },
  'get /api/profiles/{id}/devices': {
    request: async scenario => ({ path: `/api/profiles/${scenario.ids.otherStudent}/devices` }),
    expected: ownersAndOperations(200),
  },
  'delete /api/profiles/{id}/devices': {
    request: async scenario => ({ path: `/api/profiles/${(await scenario.newPerson('tutor')).id}/devices` }),
    expected: ownersAndOperations(200),
  },
  'delete /api/profiles/{id}/devices/{device}': {
    request: async scenario => {
      const { personId, deviceId } = await scenario.newDevice();
      return { path: `/api/profiles/${personId}/devices/${deviceId}` };
    },
    expected: ownersAndOperations(200),
  },
  'patch /api/profiles/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson('student');
      return { path: `/api/profiles/${id}`, body: { student: { grade: 'Year 7' } }, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/profiles/invitations': {
    request: async () => ({
      path: '/api/profiles/invitations',
      body: { email: `invited-${++address}@people.example`, name: 'Invited', role: 'student' },
    }),
    expected: adminsOnly(201),
  },
  'post /api/profiles/{id}/invitation': {
    request: async scenario => {
      const { id, version } = await scenario.newInvited();
      return { path: `/api/profiles/${id}/invitation`, version };
    },
    expected: adminsOnly(200),
  },
  'put /api/profiles/{id}/role': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson(null);
      return { path: `/api/profiles/${id}/role`, body: { role: 'student' }, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/profiles/{id}/approval': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson('tutor', false);
      return { path: `/api/profiles/${id}/approval`, version };
    },
    expected: adminsOnly(200),
  },
  'put /api/profiles/{id}/active': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson('student');
      return { path: `/api/profiles/${id}/active`, body: { isActive: false }, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/admins': { request: at('/api/admins'), expected: ownersOnly(200) },
  'put /api/admins/{id}/rights': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson('admin');
      return { path: `/api/admins/${id}/rights`, body: { rights: ['operations'] }, version };
    },
    expected: ownersOnly(200),
  },
  'get /api/assignments': { request: at('/api/assignments'), expected: adminsOnly(200) },
  'post /api/assignments': {
    request: async scenario => {
      const { id } = await scenario.newPerson('student');
      return {
        path: '/api/assignments',
        body: { tutorId: scenario.ids.tutor, studentId: id, subject: 'English' },
      };
    },
    expected: adminsOnly(201),
  },
  'post /api/assignments/{id}/end': {
    request: async scenario => {
      const { id, version } = await scenario.newAssignment();
      return { path: `/api/assignments/${id}/end`, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/assignments/{id}/handover': {
    request: async scenario => {
      const { id, version } = await scenario.newAssignment();
      const { id: tutorId } = await scenario.newPerson('tutor');
      return { path: `/api/assignments/${id}/handover`, body: { tutorId }, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/students': { request: at('/api/students'), expected: tutorsOnly(200) },
  'get /api/students/{id}': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}` }),
    expected: ownersTeacher(200),
  },
  'get /api/students/{id}/record': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}/record` }),
    expected: adminsOnly(200),
  },
  'get /api/students/{id}/price': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}/price` }),
    expected: adminsOnly(200),
  },
  'post /api/students/{id}/price': {
    request: async scenario => {
      const { id } = await scenario.newPerson('student');
      const body = { perHour: 150, currency: 'SAR', validFrom: '2026-11-20' };
      return { path: `/api/students/${id}/price`, body, version: 0 };
    },
    expected: adminsOnly(201),
  },
  'get /api/students/{id}/files': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}/files` }),
    expected: adminsOnly(200),
  },
  'get /api/students/{id}/history': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}/history` }),
    expected: adminsOnly(200),
  },
  'get /api/students/{id}/parent-contact': {
    request: async scenario => ({ path: `/api/students/${scenario.ids.student}/parent-contact` }),
    expected: ownersTeacher(200),
  },
  'get /api/today': { request: at('/api/today'), expected: adminsOnly(200) },
  'get /api/today/security': { request: at('/api/today/security'), expected: ownersOnly(200) },
  'get /api/tutors/{id}/record': {
    request: async scenario => ({ path: `/api/tutors/${scenario.ids.tutor}/record` }),
    expected: adminsOnly(200),
  },
  'get /api/tutors/{id}/departure': {
    request: async scenario => ({ path: `/api/tutors/${scenario.ids.tutor}/departure` }),
    expected: adminsOnly(200),
  },
  'post /api/tutors/{id}/departure': {
    request: async scenario => {
      const { id, version } = await scenario.newPerson('tutor');
      return { path: `/api/tutors/${id}/departure`, body: { lessons: [] }, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/tutors': { request: at('/api/tutors'), expected: studentsOnly(200) },
  'get /api/tutors/{id}/public-profile': {
    request: async scenario => ({ path: publicProfileOf(scenario.ids.tutor) }),
    expected: adminsOnly(200),
  },
  'put /api/tutors/{id}/public-profile': {
    request: async scenario => ({
      path: publicProfileOf((await scenario.newPerson('tutor')).id),
      version: 0,
      body: {
        ...{ teachingSince: 2015, languages: ['english'], levels: ['primary'] },
        ...{ line: 'One good page.', lineAr: 'صفحة واحدة جيدة.', agreedAt: '2026-11-01T10:00:00Z' },
      },
    }),
    expected: adminsOnly(200),
  },
  'delete /api/tutors/{id}/public-profile': {
    request: async scenario => ({ path: publicProfileOf(scenario.ids.otherTutor), version: 0 }),
    expected: adminsOnly(200),
  },
  'get /api/sessions': { request: at('/api/sessions'), expected: inLessons(200) },
  'get /api/sessions/export': { request: at('/api/sessions/export'), expected: teachers(200) },
  'get /api/sessions/totals': { request: at('/api/sessions/totals'), expected: tutorsOnly(200) },
  'get /api/sessions/clash': {
    request: async scenario => ({
      path: `/api/sessions/clash?studentId=${scenario.ids.student}&date=2027-03-01&time=08:00`,
    }),
    // An admin who names no tutor is told so, and a stranger that the student is not hers.
    expected: { ...teachers(200), ...adminsOnly(422), 'tutor, owner': 200, 'tutor, stranger': 422 },
  },
  'get /api/sessions/ahead': { request: at('/api/sessions/ahead'), expected: studentsOnly(200) },
  'get /api/sessions/over': { request: at('/api/sessions/over'), expected: studentsOnly(200) },
  'get /api/sessions/{id}': {
    request: async scenario => ({ path: `/api/sessions/${(await scenario.newSession()).id}` }),
    expected: { ...inLessons(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/sessions/{id}/options': {
    request: async scenario => ({ path: `/api/sessions/${(await scenario.newSession()).id}/options` }),
    expected: { ...inLessons(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/sessions/{id}/history': {
    request: async scenario => ({ path: `/api/sessions/${(await scenario.newSession()).id}/history` }),
    expected: adminsOnly(200),
  },
  'post /api/sessions': {
    request: async scenario => ({
      path: '/api/sessions',
      body: {
        studentId: scenario.ids.student,
        subject: 'English',
        date: '2027-03-01',
        time: `${String(9 + Math.floor(++minute / 2)).padStart(2, '0')}:${minute % 2 ? '00' : '30'}`,
        duration: 30,
        // Only an administrator names the tutor; a tutor may name herself.
        tutorId: scenario.ids.tutor,
      },
    }),
    expected: { ...teachers(201), 'tutor, stranger': 422 },
  },
  'patch /api/sessions/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newSession();
      return { path: `/api/sessions/${id}`, body: { notes: 'Read aloud' }, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/sessions/without-tutor': {
    request: at('/api/sessions/without-tutor'),
    expected: adminsOnly(200),
  },
  // It is hers already: whoever gets this far is told so.
  'post /api/sessions/{id}/reassignment': {
    request: async scenario => {
      const { id, version } = await scenario.newSession();
      return { path: `/api/sessions/${id}/reassignment`, body: { tutorId: scenario.ids.tutor }, version };
    },
    expected: adminsOnly(409),
  },
  'post /api/sessions/{id}/status': {
    request: async scenario => {
      const { id, version } = await scenario.newSession();
      return { path: `/api/sessions/${id}/status`, body: { status: 'cancelled' }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/sessions/{id}/cancel': {
    request: async scenario => {
      const { id, version } = await scenario.newSession();
      return { path: `/api/sessions/${id}/cancel`, body: { cost: 'free' }, version };
    },
    expected: { ...studentsOnly(200), 'student, stranger': 404 },
  },
  'get /api/sessions/{id}/slots': {
    request: async scenario => ({
      path: `/api/sessions/${(await scenario.newSession()).id}/slots?from=2027-03-01&to=2027-03-07`,
    }),
    expected: { ...studentsOnly(200), 'student, stranger': 404 },
  },
  'post /api/sessions/{id}/move': {
    // The tutor keeps no hours: who may ask at all gets that answer.
    request: async scenario => {
      const { id, version } = await scenario.newSession();
      return { path: `/api/sessions/${id}/move`, body: { startsAt: '2027-03-01T16:00:00Z' }, version };
    },
    expected: { ...studentsOnly(409), 'student, stranger': 404 },
  },
  'post /api/sessions/{id}/undo': {
    // Nobody has changed its status: who may ask at all gets that answer.
    request: async scenario => ({
      path: `/api/sessions/${(await scenario.newSession()).id}/undo`,
      body: { of: 1 },
    }),
    expected: ownersTeacher(409),
  },
  'post /api/sessions/{id}/join': {
    // It is days ahead: who may ask at all gets that answer.
    request: async scenario => ({ path: `/api/sessions/${(await scenario.newSession()).id}/join` }),
    expected: { ...inLessons(409), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'post /api/sessions/{id}/correction': {
    request: async scenario => {
      const { id, version } = await scenario.newTaughtSession();
      const body = { duration: 30, reason: 'It was half an hour' };
      return { path: `/api/sessions/${id}/correction`, body, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/session-requests': { request: at('/api/session-requests'), expected: inLessons(200) },
  'post /api/session-requests': {
    request: async scenario => ({
      path: '/api/session-requests',
      body: { sessionId: (await scenario.newSession()).id, kind: 'cancel', reason: 'A school trip' },
    }),
    expected: { ...studentsOnly(201), 'student, stranger': 404 },
  },
  'post /api/session-requests/{id}/withdrawal': {
    request: async scenario => {
      const { id, version } = await scenario.newSessionRequest();
      return { path: `/api/session-requests/${id}/withdrawal`, version };
    },
    expected: { ...studentsOnly(200), 'student, stranger': 404 },
  },
  'post /api/session-requests/{id}/answer': {
    request: async scenario => {
      const { id, version } = await scenario.newSessionRequest();
      return { path: `/api/session-requests/${id}/answer`, body: { decision: 'declined' }, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/session-reports': { request: at('/api/session-reports'), expected: inLessons(200) },
  'post /api/session-reports': {
    request: async scenario => ({
      path: '/api/session-reports',
      body: { sessionId: await scenario.newAbsence(), kind: 'contest' },
    }),
    expected: { ...studentsOnly(201), 'student, stranger': 404 },
  },
  'post /api/session-reports/{id}/settle': {
    request: async scenario => {
      const { id, version } = await scenario.newSessionReport();
      const body = { outcome: null, sessionVersion: 1, answer: 'We have asked the tutor.' };
      return { path: `/api/session-reports/${id}/settle`, body, version };
    },
    expected: adminsOnly(200),
  },
  'put /api/sessions/{id}/tutor-feedback': {
    request: async scenario => {
      const { id } = await scenario.newSession('completed');
      return { path: `/api/sessions/${id}/tutor-feedback`, body: { rating: 4 }, version: 0 };
    },
    expected: { ...tutorsOnly(200), 'tutor, stranger': 404 },
  },
  'get /api/sessions/to-rate': { request: at('/api/sessions/to-rate'), expected: studentsOnly(200) },
  'get /api/sessions/rated-lately': {
    request: at('/api/sessions/rated-lately'),
    expected: studentsOnly(200),
  },
  'post /api/sessions/{id}/feedback': {
    request: async scenario => ({
      path: `/api/sessions/${(await scenario.newSession('completed')).id}/feedback`,
      body: { rating: 4 },
    }),
    expected: ownerStudent(201),
  },
  'patch /api/sessions/{id}/feedback': {
    request: async scenario => {
      const { id, studentVersion } = await scenario.newRatedSession();
      return { path: `/api/sessions/${id}/feedback`, body: { rating: 5 }, version: studentVersion };
    },
    expected: ownerStudent(200),
  },
  'get /api/sessions/{id}/calendar': {
    request: async scenario => ({ path: `/api/sessions/${(await scenario.newSession()).id}/calendar` }),
    expected: { ...tutorsAndStudents(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/me/calendar-feed': { request: at('/api/me/calendar-feed'), expected: tutorsAndStudents(200) },
  'post /api/me/calendar-feed': { request: at('/api/me/calendar-feed'), expected: tutorsAndStudents(201) },
  'delete /api/me/calendar-feed': { request: at('/api/me/calendar-feed'), expected: tutorsAndStudents(200) },
  'get /api/homework': { request: at('/api/homework'), expected: inLessons(200) },
  'get /api/homework/{id}': {
    request: async scenario => ({ path: `/api/homework/${(await scenario.newHomework()).id}` }),
    expected: { ...inLessons(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'post /api/homework': {
    request: async scenario => ({
      path: '/api/homework',
      body: {
        studentId: scenario.ids.student,
        // As with sessions: a tutor may name herself.
        tutorId: scenario.ids.tutor,
        subject: 'English',
        title: 'Essay',
        dueDate: '2027-03-01',
      },
    }),
    expected: { ...teachers(201), 'tutor, stranger': 422 },
  },
  'patch /api/homework/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newHomework();
      return { path: `/api/homework/${id}`, body: { title: 'A longer essay' }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/homework/{id}/grade': {
    request: async scenario => {
      const { id, version } = await scenario.newHomework('completed');
      return { path: `/api/homework/${id}/grade`, body: { grade: 'A-' }, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/homework/pending': { request: at('/api/homework/pending'), expected: studentsOnly(200) },
  'get /api/homework/completed': { request: at('/api/homework/completed'), expected: studentsOnly(200) },
  'get /api/homework/totals': { request: at('/api/homework/totals'), expected: studentsOnly(200) },
  'post /api/homework/{id}/begin': {
    request: async scenario => {
      const { id, version } = await scenario.newHomework();
      return { path: `/api/homework/${id}/begin`, version };
    },
    expected: ownerStudent(200),
  },
  'put /api/homework/{id}/submission': {
    request: async scenario => {
      const { id, version } = await scenario.newHomework();
      return {
        path: `/api/homework/${id}/submission`,
        body: { url: 'https://work.example/essay' },
        version,
      };
    },
    expected: ownerStudent(200),
  },
  'post /api/homework/{id}/link': {
    request: async scenario => {
      const { id, fileId } = await scenario.newWork();
      return { path: `/api/homework/${id}/link`, body: { fileId, use: 'view' } };
    },
    expected: { ...inLessons(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/holidays': { request: at('/api/holidays'), expected: members(200) },
  'post /api/holidays': {
    request: async () => ({ path: '/api/holidays', body: newHoliday() }),
    expected: adminsOnly(201),
  },
  'patch /api/holidays/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newHoliday();
      return { path: `/api/holidays/${id}`, body: { isOff: true }, version };
    },
    expected: adminsOnly(200),
  },
  'delete /api/holidays/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newHoliday();
      return { path: `/api/holidays/${id}`, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/timetables': { request: at('/api/timetables'), expected: teachers(200) },
  'post /api/timetables': {
    request: async () => ({ path: '/api/timetables', body: { country: 'OM', hijriYear: ++hijriYear } }),
    expected: adminsOnly(201),
  },
  'patch /api/timetables/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newTimetable();
      return { path: `/api/timetables/${id}`, body: { certainty: 'announced' }, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/timetables/{id}/slots': {
    request: async scenario => ({ path: `/api/timetables/${(await scenario.newTimetable()).id}/slots` }),
    expected: teachers(200),
  },
  'put /api/timetables/{id}/slots/{seriesId}': {
    request: async scenario => {
      const series = await scenario.newSeries();
      const timetable = await scenario.newTimetableOn(series.startsOn);
      const path = `/api/timetables/${timetable.id}/slots/${series.id}`;
      return { path, body: { slots: [] }, version: series.version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/timetables/{id}/apply': {
    request: async scenario => {
      const { id, version } = await scenario.newTimetable();
      return { path: `/api/timetables/${id}/apply`, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/timetables/{id}/lift': {
    request: async scenario => {
      const { id, version } = await scenario.newTimetable();
      return { path: `/api/timetables/${id}/lift`, version };
    },
    expected: adminsOnly(200),
  },
  'get /api/lesson-rules': { request: at('/api/lesson-rules'), expected: ownersOnly(200) },
  'post /api/lesson-rules': {
    request: async () => ({ path: '/api/lesson-rules', body: newLessonRules() }),
    expected: ownersOnly(201),
  },
  'get /api/sessions/calendar': {
    request: at('/api/sessions/calendar?from=2026-11-01&to=2026-11-30'),
    expected: inLessons(200),
  },
  'get /api/sessions/days': {
    request: at('/api/sessions/days?from=2026-11-01&to=2026-11-30'),
    expected: adminsOnly(200),
  },
  'get /api/availability': {
    request: async ({ ids }) => ({ path: `/api/availability?tutorId=${ids.tutor}` }),
    expected: ownersTeacher(200),
  },
  'get /api/availability/overlap': {
    request: async ({ ids }) => ({
      path: `/api/availability/overlap?tutorId=${ids.tutor}&timezone=Asia/Riyadh&parts=evening`,
    }),
    expected: adminsOnly(200),
  },
  'get /api/availability/days': {
    request: async ({ ids }) => ({ path: `/api/availability/days?from=2026-12-01&tutorId=${ids.tutor}` }),
    expected: ownersTeacher(200),
  },
  'get /api/availability/days/{day}': {
    request: async ({ ids }) => ({ path: `/api/availability/days/2026-12-01?tutorId=${ids.tutor}` }),
    expected: ownersTeacher(200),
  },
  'post /api/availability': {
    request: async ({ ids }) => ({ path: '/api/availability', body: newHours(ids.tutor) }),
    expected: ownersTeacher(201),
  },
  'post /api/availability/preview': {
    request: async ({ ids }) => ({ path: '/api/availability/preview', body: newHours(ids.tutor) }),
    expected: ownersTeacher(200),
  },
  'patch /api/availability/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newAvailability();
      return { path: `/api/availability/${id}`, body: { mostADay: 3 }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/availability/{id}/preview': {
    request: async scenario => {
      const { id, version } = await scenario.newAvailability();
      return { path: `/api/availability/${id}/preview`, body: { mostADay: 3 }, version };
    },
    expected: ownersTeacher(200),
  },
  'delete /api/availability/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newAvailability();
      return { path: `/api/availability/${id}`, version };
    },
    expected: ownersTeacher(200),
  },
  'put /api/availability/days/{day}': {
    request: async ({ ids }) => ({
      path: `/api/availability/days/${onADayOfItsOwn('day', 'day').day}`,
      body: { tutorId: ids.tutor, ranges: [] },
      version: 0,
    }),
    expected: ownersTeacher(200),
  },
  'post /api/availability/days/{day}/preview': {
    request: async ({ ids }) => ({
      path: '/api/availability/days/2026-12-02/preview',
      body: { tutorId: ids.tutor, ranges: [] },
      version: 0,
    }),
    expected: ownersTeacher(200),
  },
  'get /api/time-off': {
    request: async ({ ids }) => ({ path: `/api/time-off?tutorId=${ids.tutor}` }),
    expected: ownersTeacher(200),
  },
  'post /api/time-off': {
    request: async ({ ids }) => ({ path: '/api/time-off', body: newTimeOff(ids.tutor) }),
    expected: ownersTeacher(201),
  },
  'post /api/time-off/preview': {
    request: async ({ ids }) => ({ path: '/api/time-off/preview', body: newTimeOff(ids.tutor) }),
    expected: ownersTeacher(200),
  },
  'patch /api/time-off/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newTimeOff();
      return { path: `/api/time-off/${id}`, body: { kind: 'ill' }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/time-off/{id}/preview': {
    request: async scenario => {
      const { id, version } = await scenario.newTimeOff();
      return { path: `/api/time-off/${id}/preview`, body: { kind: 'ill' }, version };
    },
    expected: ownersTeacher(200),
  },
  'delete /api/time-off/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newTimeOff();
      return { path: `/api/time-off/${id}`, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/session-series': { request: at('/api/session-series'), expected: inLessons(200) },
  'get /api/session-series/{id}': {
    request: async scenario => ({ path: `/api/session-series/${(await scenario.newSeries()).id}` }),
    expected: { ...inLessons(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'post /api/session-series/{id}/end/preview': {
    request: async scenario => endOf(await scenario.newSeries(), 'end/preview'),
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/end': {
    request: async scenario => endOf(await scenario.newSeries(), 'end'),
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/change/preview': {
    request: async scenario => {
      const { path, version } = changeOf(await scenario.newSeries());
      return { path: `${path}/preview`, body: { scope: 'all', duration: 30 }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/change': {
    request: async scenario => changeOf(await scenario.newSeries()),
    expected: ownersTeacher(201),
  },
  'post /api/session-series/{id}/days/{day}/preview': {
    request: async scenario => {
      const { path, ...asked } = skipOf(await scenario.newSeries());
      return { path: `${path}/preview`, ...asked };
    },
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/days/{day}': {
    request: async scenario => skipOf(await scenario.newSeries()),
    expected: ownersTeacher(200),
  },
  'delete /api/session-series/{id}/days/{day}': {
    request: async scenario => {
      const { path, version } = skipOf(await scenario.newSeriesWithDayOff());
      return { path, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/pauses/preview': {
    request: async scenario => {
      const { path, ...asked } = pauseOf(await scenario.newSeries());
      return { path: `${path}/preview`, ...asked };
    },
    expected: ownersTeacher(200),
  },
  'post /api/session-series/{id}/pauses': {
    request: async scenario => pauseOf(await scenario.newSeries()),
    expected: ownersTeacher(200),
  },
  'delete /api/session-series/{id}/pauses/{pauseId}': {
    request: async scenario => {
      const { id, version, pauseId } = await scenario.newPausedSeries();
      return { path: `/api/session-series/${id}/pauses/${pauseId}`, version };
    },
    expected: ownersTeacher(200),
  },
  'get /api/session-series/gaps': {
    request: at('/api/session-series/gaps'),
    expected: teachers(200),
  },
  'post /api/session-series/{id}/gaps/{day}': {
    request: async scenario => {
      const { id, version, startsOn } = await scenario.newSeriesWithGap();
      const path = `/api/session-series/${id}/gaps/${startsOn}`;
      return { path, body: { place: null }, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/session-series/preview': {
    request: async ({ ids }) => ({
      path: '/api/session-series/preview',
      body: aPattern({ tutorId: ids.tutor, studentId: ids.student }),
    }),
    expected: { ...teachers(200), 'tutor, stranger': 422 },
  },
  'post /api/session-series': {
    request: async ({ ids }) => {
      const series = aPattern({ tutorId: ids.tutor, studentId: ids.student });
      const made = { subject: 'English', timezone: 'Asia/Riyadh', days: [series.startsOn] };
      return { path: '/api/session-series', body: { ...series, ...made } };
    },
    expected: { ...teachers(201), 'tutor, stranger': 422 },
  },
  'get /api/progress-notes': {
    request: async scenario => ({ path: `/api/progress-notes?studentId=${scenario.ids.student}` }),
    expected: inLessons(200),
  },
  'post /api/progress-notes': {
    request: async scenario => ({
      path: '/api/progress-notes',
      body: { studentId: scenario.ids.student, subject: 'English', note: 'Reads aloud with confidence.' },
    }),
    expected: { ...tutorsOnly(201), 'tutor, stranger': 404 },
  },
  'patch /api/progress-notes/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newProgressNote();
      return { path: `/api/progress-notes/${id}`, body: { note: 'Spells better.' }, version };
    },
    expected: { ...tutorsOnly(200), 'tutor, stranger': 404 },
  },
  'get /api/messages': {
    request: async scenario => ({ path: `/api/messages?studentId=${scenario.ids.student}` }),
    expected: inLessons(200),
  },
  'get /api/messages/waiting': { request: at('/api/messages/waiting'), expected: adminsOnly(200) },
  'post /api/messages': {
    request: async (scenario, persona) => ({
      path: '/api/messages',
      body: {
        ...(persona.startsWith('student') ? { to: scenario.ids.tutor } : { studentId: scenario.ids.student }),
        text: 'See you on Sunday.',
      },
    }),
    expected: { ...inLessons(201), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/resources': { request: at('/api/resources'), expected: teachers(200) },
  'get /api/resources/export': { request: at('/api/resources/export'), expected: adminsOnly(200) },
  'get /api/resources/{id}': {
    request: async scenario => ({ path: `/api/resources/${(await scenario.newResource()).id}` }),
    expected: ownersTeacher(200),
  },
  'post /api/resources': {
    request: async () => ({
      path: '/api/resources',
      body: {
        type: 'link',
        title: 'Phonics',
        subject: 'English',
        isPublic: true,
        url: 'https://learn.example',
      },
    }),
    expected: teachers(201),
  },
  'patch /api/resources/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newResource();
      return { path: `/api/resources/${id}`, body: { title: 'Sounds' }, version };
    },
    expected: ownersTeacher(200),
  },
  'delete /api/resources/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newResource();
      return { path: `/api/resources/${id}`, version };
    },
    expected: ownersTeacher(200),
  },
  'post /api/resources/{id}/restore': {
    request: async scenario => {
      const { id, version } = await scenario.newRemovedResource();
      return { path: `/api/resources/${id}/restore`, version };
    },
    // Only the tutor, who removed it.
    expected: { ...ownersTeacher(409), 'tutor, owner': 200 },
  },
  'post /api/resources/{id}/link': {
    request: async scenario => ({
      path: `/api/resources/${(await scenario.newResource()).id}/link`,
      body: { use: 'view' },
    }),
    expected: ownersTeacher(200),
  },
  'post /api/resources/{id}/opens': {
    request: async scenario => ({ path: `/api/resources/${(await scenario.newResource()).id}/opens` }),
    expected: ownersTeacher(200),
  },
  'get /api/resources/{id}/uses': {
    request: async scenario => ({ path: `/api/resources/${(await scenario.newResource()).id}/uses` }),
    expected: adminsOnly(200),
  },
  'put /api/uploads/{id}': {
    request: async (_world, persona) => ({
      path: `/api/uploads/${randomUUID()}`,
      body: { name: 'a.pdf', size: 8, use: persona.startsWith('student') ? 'homework' : 'document' },
    }),
    expected: members(200),
  },
  'get /api/uploads/{id}': {
    request: async scenario => ({ path: `/api/uploads/${await scenario.newUpload()}` }),
    expected: ownersUpload(200),
  },
  'delete /api/uploads/{id}': {
    request: async scenario => ({ path: `/api/uploads/${await scenario.newUpload()}` }),
    expected: ownersUpload(200),
  },
  'put /api/uploads/{id}/parts/{number}': {
    request: async scenario => ({
      path: `/api/uploads/${await scenario.newUpload()}/parts/1`,
      body: '%PDF-1.7',
    }),
    expected: ownersUpload(200),
  },
  'post /api/uploads/{id}/file': {
    request: async scenario => ({ path: `/api/uploads/${await scenario.newUpload()}/file` }),
    expected: ownersUpload(201),
  },
  'put /api/uploads/{id}/file': {
    request: async (_world, persona) => ({
      path: `/api/uploads/${randomUUID()}/file?name=a.pdf&size=8&use=${persona.startsWith('student') ? 'homework' : 'document'}`,
      body: '%PDF-1.7',
    }),
    expected: members(201),
  },
  // Whoever has the address: that is what it is for.
  'get /api/files/{id}': {
    request: async scenario => {
      const { id } = await scenario.newResource();
      return { path: await scenario.addressOf(id) };
    },
    expected: everyone(200),
  },
  'get /api/applications/stamp': { request: at('/api/applications/stamp'), expected: everyone(200) },
  'post /api/applications/files': {
    request: async ({ app }) => {
      const query = {
        id: randomUUID(),
        application: randomUUID(),
        name: 'a.pdf',
        stamp: await formStamp(app),
      };
      return { path: `/api/applications/files?${new URLSearchParams(query)}`, body: '%PDF-1.7' };
    },
    expected: everyone(201),
  },
  'post /api/applications': {
    request: async ({ app }) => ({
      path: '/api/applications',
      body: {
        id: randomUUID(),
        language: 'en',
        stamp: await formStamp(app),
        answers: { kind: 'enquiry', name: 'Noura', phone: '+966501234567', message: 'A question' },
      },
    }),
    expected: everyone(201),
  },
  'get /api/applications': { request: at('/api/applications'), expected: adminsOnly(200) },
  'get /api/applications/export': { request: at('/api/applications/export'), expected: adminsOnly(200) },
  'get /api/applications/totals': { request: at('/api/applications/totals'), expected: adminsOnly(200) },
  'get /api/applications/{id}': {
    request: async ({ app }) => ({ path: `/api/applications/${await addApplication(app)}` }),
    expected: adminsOnly(200),
  },
  'get /api/applications/{id}/timeline': {
    request: async ({ app }) => ({ path: `/api/applications/${await addApplication(app)}/timeline` }),
    expected: adminsOnly(200),
  },
  'put /api/applications/{id}/owner': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app)}/owner`,
      body: { ownerId: null },
      version: 1,
    }),
    expected: adminsOnly(200),
  },
  'put /api/applications/{id}/stage': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app)}/stage`,
      body: { stage: 'contacted' },
      version: 1,
    }),
    expected: adminsOnly(200),
  },
  'put /api/applications/{id}/consultation': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app)}/consultation`,
      body: { date: '2031-01-01', time: '18:00', timezone: 'Asia/Riyadh' },
      version: 1,
    }),
    expected: adminsOnly(200),
  },
  'delete /api/applications/{id}/consultation': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app, inConsultation(app))}/consultation`,
      version: 1,
    }),
    expected: adminsOnly(200),
  },
  'get /api/applications/{id}/tutors': {
    request: async ({ app }) => ({ path: `/api/applications/${await addApplication(app)}/tutors` }),
    expected: adminsOnly(200),
  },
  'post /api/applications/{id}/account': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app, { email: `${randomUUID()}@family.example` })}/account`,
      body: {},
      version: 1,
    }),
    expected: adminsOnly(201),
  },
  'post /api/applications/{id}/notes': {
    request: async ({ app }) => ({
      path: `/api/applications/${await addApplication(app)}/notes`,
      body: { text: 'Call after school.' },
    }),
    expected: adminsOnly(201),
  },
  'post /api/applications/{id}/link': {
    request: async ({ app }) => {
      const { id, fileId } = await addTutorApplication(app);
      return { path: `/api/applications/${id}/link`, body: { fileId, use: 'view' } };
    },
    expected: adminsOnly(200),
  },
  'get /api/progress': { request: at('/api/progress'), expected: studentsOnly(200) },
  'get /api/tutor-overview': { request: at('/api/tutor-overview'), expected: tutorsOnly(200) },
  'get /api/student-overview': { request: at('/api/student-overview'), expected: studentsOnly(200) },
  'get /api/statements': { request: at('/api/statements?side=family'), expected: adminsOnly(200) },
  'get /api/statements/{id}': {
    request: async scenario => ({ path: `/api/statements/${scenario.ids.student}` }),
    expected: ownStatement,
  },
  'get /api/statements/{id}/export': {
    request: async scenario => ({ path: `/api/statements/${scenario.ids.student}/export` }),
    expected: ownStatement,
  },
  'get /api/statistics': { request: at('/api/statistics'), expected: ownersAndOperations(200) },
  'get /api/statistics/by-subject': {
    request: at('/api/statistics/by-subject'),
    expected: ownersAndOperations(200),
  },
  'get /api/statistics/by-country': {
    request: at('/api/statistics/by-country'),
    expected: ownersAndOperations(200),
  },
  'get /api/statistics/by-tutor': {
    request: at('/api/statistics/by-tutor'),
    expected: ownersAndOperations(200),
  },
  'get /api/statistics/export': {
    request: at('/api/statistics/export?table=hours'),
    expected: ownersAndOperations(200),
  },
  'get /api/badges': { request: at('/api/badges'), expected: members(200) },
  'get /api/staff-notes': { request: at('/api/staff-notes'), expected: adminsOnly(200) },
  'post /api/staff-notes': {
    request: async () => ({ path: '/api/staff-notes', body: { text: 'Ring the family on Sunday.' } }),
    expected: adminsOnly(201),
  },
  'patch /api/staff-notes/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newStaffNote();
      return { path: `/api/staff-notes/${id}`, body: { isPinned: true }, version };
    },
    expected: adminsOnly(200),
  },
  'delete /api/staff-notes/{id}': {
    request: async scenario => {
      const { id, version } = await scenario.newStaffNote();
      return { path: `/api/staff-notes/${id}`, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/staff-notes/{id}/restore': {
    request: async scenario => {
      const { id, version } = await scenario.newRemovedStaffNote();
      return { path: `/api/staff-notes/${id}/restore`, version };
    },
    // Only the admin who removed it.
    expected: { ...adminsOnly(409), admin: 200 },
  },
  'get /api/vetting/expiring': { request: at('/api/vetting/expiring'), expected: adminsOnly(200) },
  'get /api/vetting/{id}': {
    request: async scenario => ({ path: `/api/vetting/${scenario.ids.tutor}` }),
    expected: adminsOnly(200),
  },
  'get /api/vetting/{id}/history': {
    request: async scenario => ({ path: `/api/vetting/${scenario.ids.tutor}/history` }),
    expected: adminsOnly(200),
  },
  'put /api/vetting/{id}/checks/{check}': {
    request: async scenario => ({
      path: `/api/vetting/${(await scenario.newPerson('tutor')).id}/checks/identity`,
      body: { state: 'confirmed' },
      version: 0,
    }),
    expected: adminsOnly(200),
  },
  'post /api/vetting/{id}/link': {
    request: async scenario => {
      const { id, fileId } = await scenario.newVettingDocument();
      return { path: `/api/vetting/${id}/link`, body: { fileId, use: 'view' } };
    },
    expected: adminsOnly(200),
  },
  'get /api/exports': { request: at('/api/exports'), expected: ownersOnly(200) },
  'post /api/exports': {
    request: async scenario => ({
      path: '/api/exports',
      body: { personId: (await scenario.newPerson('student')).id, language: 'ar' },
    }),
    expected: ownersOnly(201),
  },
  'post /api/exports/{id}/link': {
    request: async scenario => {
      const { id } = await scenario.newPerson('student');
      const asked = await addReadyExport(scenario.app, scenario.people.admin?.id ?? '', id);
      return { path: `/api/exports/${asked}/link` };
    },
    // Only the owner who asked for it.
    expected: { ...ownersOnly(404), admin: 201 },
  },
  'get /api/erasures': { request: at('/api/erasures'), expected: ownersOnly(200) },
  'get /api/erasures/preview': {
    request: async ({ ids }) => ({ path: `/api/erasures/preview?personId=${ids.student}` }),
    expected: ownersOnly(200),
  },
  'post /api/erasures': {
    request: async scenario => ({
      path: '/api/erasures',
      body: { personId: (await scenario.newPerson('student')).id },
    }),
    expected: ownersOnly(201),
  },
  'post /api/erasures/{id}/withdrawal': {
    request: async scenario => {
      const person = await scenario.newPerson('tutor');
      const { id, version } = await addErasure(scenario.app, scenario.people.admin?.id ?? '', person.id);
      return { path: `/api/erasures/${id}/withdrawal`, version };
    },
    expected: ownersOnly(200),
  },
  'get /api/imports': { request: at('/api/imports'), expected: adminsOnly(200) },
  'post /api/imports': {
    request: async () => ({
      path: '/api/imports?kind=students&name=new.csv',
      body: `Name,Email\nOmar,${randomUUID()}@families.example\n`,
    }),
    expected: adminsOnly(201),
  },
  'get /api/imports/{id}': {
    request: async scenario => ({ path: `/api/imports/${(await scenario.newImport()).id}` }),
    expected: adminsOnly(200),
  },
  'get /api/imports/{id}/rows': {
    request: async scenario => ({ path: `/api/imports/${(await scenario.newImport()).id}/rows` }),
    expected: adminsOnly(200),
  },
  'post /api/imports/{id}/confirm': {
    request: async scenario => {
      const { id, version } = await scenario.newImport();
      return { path: `/api/imports/${id}/confirm`, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/imports/{id}/undo': {
    request: async scenario => {
      const { id, version } = await scenario.newConfirmedImport();
      return { path: `/api/imports/${id}/undo`, version };
    },
    expected: adminsOnly(200),
  },
  'post /api/imports/{id}/invitations': {
    request: async scenario => ({
      path: `/api/imports/${(await scenario.newConfirmedImport()).id}/invitations`,
    }),
    expected: adminsOnly(200),
  },
  'get /api/mail': { request: at('/api/mail'), expected: adminsOnly(200) },
  'get /api/mail/export': { request: at('/api/mail/export'), expected: adminsOnly(200) },
  'post /api/mail/{id}/retry': {
    request: async scenario => ({ path: `/api/mail/${await scenario.newTriedMail()}/retry` }),
    expected: adminsOnly(200),
  },
} satisfies Readonly<Record<RouteName, Expectation>>;
