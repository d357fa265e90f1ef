import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';
import { addApplication, aPicture, type CallOptions, formStamp } from '#test/builders.ts';
import type { Persona, World } from './scenario.ts';

interface Knock extends CallOptions {
  /** The path with its parameters filled in. */
  readonly path: string;
}

interface Expectation {
  /** A request that would succeed for somebody who may. Made anew for each person. */
  readonly knock: (world: World, persona: Persona) => Promise<Knock>;
  /** What each person gets. */
  readonly gets: Record<Persona, number>;
}

const everyone = (status: number): Record<Persona, number> => ({
  anonymous: status,
  'without role': status,
  'tutor awaiting approval': status,
  'deactivated tutor': status,
  'with a second factor, not yet given': status,
  'admin without a second factor': status,
  admin: status,
  'tutor, owner': status,
  'tutor, stranger': status,
  'student, owner': status,
  'student, stranger': status,
});
const nobody = { ...everyone(403), anonymous: 401, 'deactivated tutor': 401 };
const adminsOnly = (status: number) => ({ ...nobody, admin: status });
const members = (status: number) => ({
  ...adminsOnly(status),
  'tutor, owner': status,
  'tutor, stranger': status,
  'student, owner': status,
  'student, stranger': status,
});
/** Also those who have no role yet, wait for approval, or have yet to set up a second factor. */
const anyAccount = (status: number) => ({
  ...members(status),
  'without role': status,
  'tutor awaiting approval': status,
  'admin without a second factor': status,
});
const teachers = (status: number) => ({
  ...members(status),
  'student, owner': 403,
  'student, stranger': 403,
});
const tutorsOnly = (status: number) => ({ ...teachers(status), admin: 403 });
const studentsOnly = (status: number) => ({
  ...nobody,
  'student, owner': status,
  'student, stranger': status,
});
const ownerStudent = (status: number) => ({ ...studentsOnly(status), 'student, stranger': 404 });
const tutorsAndStudents = (status: number) => ({ ...members(status), admin: 403 });
const ownersTeacher = (status: number) => ({ ...teachers(status), 'tutor, stranger': 404 });

/** Nobody's but the tutor's who sends it. */
const ownersUpload = (status: number) => ({ ...members(404), 'tutor, owner': status });

const at = (path: string) => async () => ({ path });
let minute = 0;
let address = 0;

/** `patch /api/settings` of `PATCH /api/settings`. */
type RouteName = {
  [Line in keyof Endpoints]: Line extends `${infer Method} ${infer Path}`
    ? `${Lowercase<Method>} ${Path}`
    : never;
}[keyof Endpoints];

/** What must hold for every route. A route that is missing here does not compile. */
export const EXPECTATIONS: Record<string, Expectation> = {
  'get /api/health': { knock: at('/api/health'), gets: everyone(200) },
  'get /api/ready': { knock: at('/api/ready'), gets: everyone(200) },
  'get /api/live': { knock: at('/api/live'), gets: members(200) },
  'get /api/auth/service': { knock: at('/api/auth/service'), gets: everyone(200) },
  'get /api/geo': { knock: at('/api/geo'), gets: everyone(200) },
  'get /api/me': {
    knock: at('/api/me'),
    gets: anyAccount(200),
  },
  'patch /api/me': {
    knock: async (world, persona) => ({
      path: '/api/me',
      body: { profile: { calendar: 'gregory' } },
      version: await world.versionOf(persona),
    }),
    gets: members(200),
  },
  'get /api/me/reminders': { knock: at('/api/me/reminders'), gets: studentsOnly(200) },
  'put /api/me/reminders': {
    knock: async () => ({
      path: '/api/me/reminders',
      body: { lessonDay: true, lessonHour: true, homeworkDay: true },
      version: 0,
    }),
    gets: studentsOnly(200),
  },
  'get /api/me/reminders/stops': { knock: at('/api/me/reminders/stops'), gets: studentsOnly(200) },
  'post /api/me/reminders/resume': {
    knock: async () => ({
      path: '/api/me/reminders/resume',
      body: { reader: 'parent', kind: 'lesson-day' },
    }),
    gets: studentsOnly(200),
  },
  // Whoever has the mail: that is what its links are for.
  'post /api/reminders/stop': {
    knock: async world => ({ path: `/api/reminders/stop?token=${await world.stopToken()}` }),
    gets: everyone(200),
  },
  'post /api/lesson-replies/look': {
    knock: async world => ({
      path: '/api/lesson-replies/look',
      body: { token: await world.replyToken() },
    }),
    gets: everyone(200),
  },
  'post /api/lesson-replies': {
    knock: async world => ({ path: '/api/lesson-replies', body: { token: await world.replyToken() } }),
    gets: everyone(200),
  },
  // A guess is answered as a link that has ended is.
  'post /api/auth/links/look': {
    knock: async () => ({ path: '/api/auth/links/look', body: { token: 'guessed', type: 'recovery' } }),
    gets: everyone(200),
  },
  'put /api/me/picture': {
    knock: async (world, persona) => ({
      path: '/api/me/picture',
      body: await aPicture(),
      version: await world.versionOf(persona),
    }),
    gets: members(200),
  },
  'delete /api/me/picture': {
    knock: async (world, persona) => ({
      path: '/api/me/picture',
      version: await world.versionOf(persona),
    }),
    gets: members(200),
  },
  'get /api/pictures/{id}': {
    knock: async world => ({ path: `/api/pictures/${await world.newPicture()}` }),
    gets: everyone(200),
  },
  'get /api/pictures/{id}/small': {
    knock: async world => ({ path: `/api/pictures/${await world.newPicture()}/small` }),
    gets: everyone(200),
  },
  'get /api/me/activity': { knock: at('/api/me/activity'), gets: anyAccount(200) },
  'get /api/security-events': { knock: at('/api/security-events'), gets: adminsOnly(200) },
  'get /api/auth/recovery-codes': { knock: at('/api/auth/recovery-codes'), gets: anyAccount(200) },
  // They signed in a moment ago, which is proof enough; only the administrator has a second factor.
  'put /api/auth/recovery-codes': {
    knock: async () => ({ path: '/api/auth/recovery-codes', body: {} }),
    gets: { ...anyAccount(409), admin: 200 },
  },
  // A guess, which whoever has yet to give a second factor is here for.
  'put /api/auth/second-factor': {
    knock: async () => ({ path: '/api/auth/second-factor', body: { recoveryCode: 'GUESS-GUESS' } }),
    gets: { ...anyAccount(422), 'with a second factor, not yet given': 422 },
  },
  'get /api/auth/devices': { knock: at('/api/auth/devices'), gets: anyAccount(200) },
  'delete /api/auth/devices': { knock: at('/api/auth/devices'), gets: anyAccount(200) },
  'delete /api/auth/devices/{id}': {
    // Nobody's who asks: whose it is decides, not the role.
    knock: async world => ({ path: `/api/auth/devices/${await world.newAuthSession()}` }),
    gets: anyAccount(404),
  },
  'get /api/settings': { knock: at('/api/settings'), gets: members(200) },
  'patch /api/settings': {
    knock: async () => ({ path: '/api/settings', body: {}, version: 1 }),
    gets: adminsOnly(200),
  },
  'get /api/profiles': { knock: at('/api/profiles'), gets: adminsOnly(200) },
  'get /api/profiles/{id}': {
    knock: async world => ({ path: `/api/profiles/${world.ids.student}` }),
    gets: adminsOnly(200),
  },
  'post /api/profiles/invitations': {
    knock: async () => ({
      path: '/api/profiles/invitations',
      body: { email: `invited-${++address}@people.example`, name: 'Invited', role: 'student' },
    }),
    gets: adminsOnly(201),
  },
  'post /api/profiles/{id}/invitation': {
    knock: async world => {
      const { id, version } = await world.newInvited();
      return { path: `/api/profiles/${id}/invitation`, version };
    },
    gets: adminsOnly(200),
  },
  'put /api/profiles/{id}/role': {
    knock: async world => {
      const { id, version } = await world.newPerson(null);
      return { path: `/api/profiles/${id}/role`, body: { role: 'student' }, version };
    },
    gets: adminsOnly(200),
  },
  'post /api/profiles/{id}/approval': {
    knock: async world => {
      const { id, version } = await world.newPerson('tutor', false);
      return { path: `/api/profiles/${id}/approval`, version };
    },
    gets: adminsOnly(200),
  },
  'put /api/profiles/{id}/active': {
    knock: async world => {
      const { id, version } = await world.newPerson('student');
      return { path: `/api/profiles/${id}/active`, body: { isActive: false }, version };
    },
    gets: adminsOnly(200),
  },
  'get /api/assignments': { knock: at('/api/assignments'), gets: adminsOnly(200) },
  'post /api/assignments': {
    knock: async world => {
      const { id } = await world.newPerson('student');
      return {
        path: '/api/assignments',
        body: { tutorId: world.ids.tutor, studentId: id, subject: 'English' },
      };
    },
    gets: adminsOnly(201),
  },
  'post /api/assignments/{id}/end': {
    knock: async world => {
      const { id, version } = await world.newAssignment();
      return { path: `/api/assignments/${id}/end`, version };
    },
    gets: adminsOnly(200),
  },
  'get /api/students': { knock: at('/api/students'), gets: tutorsOnly(200) },
  'get /api/students/{id}': {
    knock: async world => ({ path: `/api/students/${world.ids.student}` }),
    gets: ownersTeacher(200),
  },
  'get /api/students/{id}/parent-contact': {
    knock: async world => ({ path: `/api/students/${world.ids.student}/parent-contact` }),
    gets: ownersTeacher(200),
  },
  'get /api/tutors': { knock: at('/api/tutors'), gets: studentsOnly(200) },
  'get /api/sessions': { knock: at('/api/sessions'), gets: members(200) },
  'get /api/sessions/export': { knock: at('/api/sessions/export'), gets: teachers(200) },
  'get /api/sessions/totals': { knock: at('/api/sessions/totals'), gets: tutorsOnly(200) },
  'get /api/sessions/clash': {
    knock: async world => ({
      path: `/api/sessions/clash?studentId=${world.ids.student}&date=2027-03-01&time=08:00`,
    }),
    gets: { ...tutorsOnly(200), 'tutor, stranger': 422 },
  },
  'get /api/sessions/ahead': { knock: at('/api/sessions/ahead'), gets: studentsOnly(200) },
  'get /api/sessions/over': { knock: at('/api/sessions/over'), gets: studentsOnly(200) },
  'get /api/sessions/{id}': {
    knock: async world => ({ path: `/api/sessions/${(await world.newSession()).id}` }),
    gets: { ...members(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'post /api/sessions': {
    knock: async world => ({
      path: '/api/sessions',
      body: {
        studentId: world.ids.student,
        subject: 'English',
        date: '2027-03-01',
        time: `${String(9 + Math.floor(++minute / 2)).padStart(2, '0')}:${minute % 2 ? '00' : '30'}`,
        duration: 30,
        // Only an administrator names the tutor; a tutor may name herself.
        tutorId: world.ids.tutor,
      },
    }),
    gets: { ...teachers(201), 'tutor, stranger': 422 },
  },
  'patch /api/sessions/{id}': {
    knock: async world => {
      const { id, version } = await world.newSession();
      return { path: `/api/sessions/${id}`, body: { notes: 'Read aloud' }, version };
    },
    gets: ownersTeacher(200),
  },
  'get /api/sessions/without-tutor': { knock: at('/api/sessions/without-tutor'), gets: adminsOnly(200) },
  // The lesson has its tutor: whoever gets this far is told so.
  'post /api/sessions/{id}/reassignment': {
    knock: async world => {
      const { id, version } = await world.newSession();
      return { path: `/api/sessions/${id}/reassignment`, body: { tutorId: world.ids.tutor }, version };
    },
    gets: adminsOnly(409),
  },
  'post /api/sessions/{id}/status': {
    knock: async world => {
      const { id, version } = await world.newSession();
      return { path: `/api/sessions/${id}/status`, body: { status: 'cancelled' }, version };
    },
    gets: ownersTeacher(200),
  },
  'post /api/sessions/{id}/correction': {
    knock: async world => {
      const { id, version } = await world.newTaughtSession();
      const body = { duration: 30, reason: 'It was half an hour' };
      return { path: `/api/sessions/${id}/correction`, body, version };
    },
    gets: ownersTeacher(200),
  },
  'get /api/session-requests': { knock: at('/api/session-requests'), gets: members(200) },
  'post /api/session-requests': {
    knock: async world => ({
      path: '/api/session-requests',
      body: { sessionId: (await world.newSession()).id, kind: 'cancel', reason: 'A school trip' },
    }),
    gets: { ...studentsOnly(201), 'student, stranger': 404 },
  },
  'post /api/session-requests/{id}/withdrawal': {
    knock: async world => {
      const { id, version } = await world.newSessionRequest();
      return { path: `/api/session-requests/${id}/withdrawal`, version };
    },
    gets: { ...studentsOnly(200), 'student, stranger': 404 },
  },
  'post /api/session-requests/{id}/answer': {
    knock: async world => {
      const { id, version } = await world.newSessionRequest();
      return { path: `/api/session-requests/${id}/answer`, body: { decision: 'declined' }, version };
    },
    gets: ownersTeacher(200),
  },
  'put /api/sessions/{id}/tutor-feedback': {
    knock: async world => {
      const { id } = await world.newSession('completed');
      return { path: `/api/sessions/${id}/tutor-feedback`, body: { rating: 4 }, version: 0 };
    },
    gets: { ...tutorsOnly(200), 'tutor, stranger': 404 },
  },
  'get /api/sessions/to-rate': { knock: at('/api/sessions/to-rate'), gets: studentsOnly(200) },
  'get /api/sessions/rated-lately': { knock: at('/api/sessions/rated-lately'), gets: studentsOnly(200) },
  'post /api/sessions/{id}/feedback': {
    knock: async world => ({
      path: `/api/sessions/${(await world.newSession('completed')).id}/feedback`,
      body: { rating: 4 },
    }),
    gets: ownerStudent(201),
  },
  'patch /api/sessions/{id}/feedback': {
    knock: async world => {
      const { id, studentVersion } = await world.newRatedSession();
      return { path: `/api/sessions/${id}/feedback`, body: { rating: 5 }, version: studentVersion };
    },
    gets: ownerStudent(200),
  },
  'get /api/sessions/{id}/calendar': {
    knock: async world => ({ path: `/api/sessions/${(await world.newSession()).id}/calendar` }),
    gets: { ...tutorsAndStudents(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/me/calendar-feed': { knock: at('/api/me/calendar-feed'), gets: tutorsAndStudents(200) },
  'post /api/me/calendar-feed': { knock: at('/api/me/calendar-feed'), gets: tutorsAndStudents(201) },
  'delete /api/me/calendar-feed': { knock: at('/api/me/calendar-feed'), gets: tutorsAndStudents(200) },
  'get /api/homework': { knock: at('/api/homework'), gets: members(200) },
  'get /api/homework/{id}': {
    knock: async world => ({ path: `/api/homework/${(await world.newHomework()).id}` }),
    gets: { ...members(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'post /api/homework': {
    knock: async world => ({
      path: '/api/homework',
      body: {
        studentId: world.ids.student,
        // As with sessions: a tutor may name herself.
        tutorId: world.ids.tutor,
        subject: 'English',
        title: 'Essay',
        dueDate: '2027-03-01',
      },
    }),
    gets: { ...teachers(201), 'tutor, stranger': 422 },
  },
  'patch /api/homework/{id}': {
    knock: async world => {
      const { id, version } = await world.newHomework();
      return { path: `/api/homework/${id}`, body: { title: 'A longer essay' }, version };
    },
    gets: ownersTeacher(200),
  },
  'post /api/homework/{id}/grade': {
    knock: async world => {
      const { id, version } = await world.newHomework('completed');
      return { path: `/api/homework/${id}/grade`, body: { grade: 'A-' }, version };
    },
    gets: ownersTeacher(200),
  },
  'get /api/homework/pending': { knock: at('/api/homework/pending'), gets: studentsOnly(200) },
  'get /api/homework/completed': { knock: at('/api/homework/completed'), gets: studentsOnly(200) },
  'get /api/homework/totals': { knock: at('/api/homework/totals'), gets: studentsOnly(200) },
  'post /api/homework/{id}/begin': {
    knock: async world => {
      const { id, version } = await world.newHomework();
      return { path: `/api/homework/${id}/begin`, version };
    },
    gets: ownerStudent(200),
  },
  'put /api/homework/{id}/submission': {
    knock: async world => {
      const { id, version } = await world.newHomework();
      return {
        path: `/api/homework/${id}/submission`,
        body: { url: 'https://work.example/essay' },
        version,
      };
    },
    gets: ownerStudent(200),
  },
  'post /api/homework/{id}/link': {
    knock: async world => {
      const { id, fileId } = await world.newWork();
      return { path: `/api/homework/${id}/link`, body: { fileId, use: 'view' } };
    },
    gets: { ...members(200), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/progress-notes': {
    knock: async world => ({ path: `/api/progress-notes?studentId=${world.ids.student}` }),
    gets: members(200),
  },
  'post /api/progress-notes': {
    knock: async world => ({
      path: '/api/progress-notes',
      body: { studentId: world.ids.student, subject: 'English', note: 'Reads aloud with confidence.' },
    }),
    gets: { ...tutorsOnly(201), 'tutor, stranger': 404 },
  },
  'patch /api/progress-notes/{id}': {
    knock: async world => {
      const { id, version } = await world.newProgressNote();
      return { path: `/api/progress-notes/${id}`, body: { note: 'Spells better.' }, version };
    },
    gets: { ...tutorsOnly(200), 'tutor, stranger': 404 },
  },
  'get /api/messages': {
    knock: async world => ({ path: `/api/messages?studentId=${world.ids.student}` }),
    gets: members(200),
  },
  'get /api/messages/waiting': { knock: at('/api/messages/waiting'), gets: adminsOnly(200) },
  'post /api/messages': {
    knock: async (world, persona) => ({
      path: '/api/messages',
      body: {
        ...(persona.startsWith('student') ? { to: world.ids.tutor } : { studentId: world.ids.student }),
        text: 'See you on Sunday.',
      },
    }),
    gets: { ...members(201), 'tutor, stranger': 404, 'student, stranger': 404 },
  },
  'get /api/resources': { knock: at('/api/resources'), gets: teachers(200) },
  'get /api/resources/{id}': {
    knock: async world => ({ path: `/api/resources/${(await world.newResource()).id}` }),
    gets: ownersTeacher(200),
  },
  'post /api/resources': {
    knock: async () => ({
      path: '/api/resources',
      body: {
        type: 'link',
        title: 'Phonics',
        subject: 'English',
        isPublic: true,
        url: 'https://learn.example',
      },
    }),
    gets: teachers(201),
  },
  'patch /api/resources/{id}': {
    knock: async world => {
      const { id, version } = await world.newResource();
      return { path: `/api/resources/${id}`, body: { title: 'Sounds' }, version };
    },
    gets: ownersTeacher(200),
  },
  'delete /api/resources/{id}': {
    knock: async world => {
      const { id, version } = await world.newResource();
      return { path: `/api/resources/${id}`, version };
    },
    gets: ownersTeacher(200),
  },
  'post /api/resources/{id}/link': {
    knock: async world => ({
      path: `/api/resources/${(await world.newResource()).id}/link`,
      body: { use: 'view' },
    }),
    gets: ownersTeacher(200),
  },
  'put /api/uploads/{id}': {
    knock: async (_world, persona) => ({
      path: `/api/uploads/${randomUUID()}`,
      body: { name: 'a.pdf', size: 8, use: persona.startsWith('student') ? 'homework' : 'document' },
    }),
    gets: members(200),
  },
  'get /api/uploads/{id}': {
    knock: async world => ({ path: `/api/uploads/${await world.newUpload()}` }),
    gets: ownersUpload(200),
  },
  'delete /api/uploads/{id}': {
    knock: async world => ({ path: `/api/uploads/${await world.newUpload()}` }),
    gets: ownersUpload(200),
  },
  'put /api/uploads/{id}/parts/{number}': {
    knock: async world => ({ path: `/api/uploads/${await world.newUpload()}/parts/1`, body: '%PDF-1.7' }),
    gets: ownersUpload(200),
  },
  'post /api/uploads/{id}/file': {
    knock: async world => ({ path: `/api/uploads/${await world.newUpload()}/file` }),
    gets: ownersUpload(201),
  },
  'put /api/uploads/{id}/file': {
    knock: async (_world, persona) => ({
      path: `/api/uploads/${randomUUID()}/file?name=a.pdf&size=8&use=${persona.startsWith('student') ? 'homework' : 'document'}`,
      body: '%PDF-1.7',
    }),
    gets: members(201),
  },
  // Whoever has the address: that is what it is for.
  'get /api/files/{id}': {
    knock: async world => {
      const { id } = await world.newResource();
      return { path: await world.addressOf(id) };
    },
    gets: everyone(200),
  },
  'get /api/applications/stamp': { knock: at('/api/applications/stamp'), gets: everyone(200) },
  'post /api/applications/files': {
    knock: async ({ app }) => {
      const query = {
        id: randomUUID(),
        application: randomUUID(),
        name: 'a.pdf',
        stamp: await formStamp(app),
      };
      return { path: `/api/applications/files?${new URLSearchParams(query)}`, body: '%PDF-1.7' };
    },
    gets: everyone(201),
  },
  'post /api/applications': {
    knock: async ({ app }) => ({
      path: '/api/applications',
      body: {
        id: randomUUID(),
        language: 'en',
        stamp: await formStamp(app),
        answers: { kind: 'enquiry', name: 'Noura', phone: '+966501234567', message: 'A question' },
      },
    }),
    gets: everyone(201),
  },
  'get /api/applications': { knock: at('/api/applications'), gets: adminsOnly(200) },
  'get /api/applications/{id}': {
    knock: async ({ app }) => ({ path: `/api/applications/${await addApplication(app)}` }),
    gets: adminsOnly(200),
  },
  'get /api/progress': { knock: at('/api/progress'), gets: studentsOnly(200) },
  'get /api/tutor-overview': { knock: at('/api/tutor-overview'), gets: tutorsOnly(200) },
  'get /api/student-overview': { knock: at('/api/student-overview'), gets: studentsOnly(200) },
  'get /api/badges': { knock: at('/api/badges'), gets: members(200) },
  'get /api/mail': { knock: at('/api/mail'), gets: adminsOnly(200) },
} satisfies Readonly<Record<RouteName, Expectation>>;
