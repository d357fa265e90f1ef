import fc from 'fast-check';
import { type TriedBody, triedBody } from './body-case.ts';
import { type Case, type Persona, plainCase } from './case.ts';
import type { DescribedRoute } from './described-route.ts';
import { FIXTURE_SESSIONS } from './fixtures.ts';
import { HEAVY_BODIES, inEveryField, LONG_TEXTS, nastyText, POISONS } from './nasty.ts';
import { encode, triedQuery } from './query-text.ts';
import { PDF } from './small-files.ts';
import { SMALL_PICTURE } from './small-picture.ts';
import { validValue } from './valid-value.ts';

const anySession = Array.from({ length: FIXTURE_SESSIONS }, (_, n) => `@@session${n}.id@@`);

/** Whose id a route can do something with. A route that is not here and takes an id never gets a valid request. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  '/api/applications/{id}': ['@@application.id@@'],
  '/api/applications/{id}/timeline': ['@@application.id@@'],
  '/api/applications/{id}/owner': ['@@ownedApplication.id@@'],
  '/api/applications/{id}/stage': ['@@movedApplication.id@@'],
  '/api/applications/{id}/consultation': ['@@bookedApplication.id@@'],
  'DELETE /api/applications/{id}/consultation': ['@@cancelledApplication.id@@'],
  '/api/applications/{id}/tutors': ['@@application.id@@'],
  '/api/applications/{id}/account': ['@@matchedApplication.id@@'],
  '/api/applications/{id}/notes': ['@@application.id@@'],
  '/api/applications/{id}/link': ['@@tutorApplication.id@@'],
  '/api/availability/{id}': ['@@availability.id@@'],
  '/api/availability/{id}/preview': ['@@seenAvailability.id@@'],
  'DELETE /api/availability/{id}': ['@@goneAvailability.id@@'],
  '/api/time-off/{id}': ['@@timeOff.id@@'],
  '/api/time-off/{id}/preview': ['@@seenTimeOff.id@@'],
  'DELETE /api/time-off/{id}': ['@@goneTimeOff.id@@'],
  '/api/auth/devices/{id}': ['@@device.id@@'],
  '/api/assignments/{id}/end': ['@@assignment.id@@'],
  '/api/assignments/{id}/handover': ['@@handedOver.id@@'],
  '/api/holidays/{id}': ['@@holiday.id@@'],
  'DELETE /api/holidays/{id}': ['@@goneHoliday.id@@'],
  '/api/imports/{id}': ['@@import.id@@'],
  '/api/imports/{id}/rows': ['@@import.id@@'],
  '/api/imports/{id}/confirm': ['@@import.id@@'],
  '/api/imports/{id}/undo': ['@@undoneImport.id@@'],
  '/api/imports/{id}/invitations': ['@@invitedImport.id@@'],
  '/api/homework/{id}': ['@@homework.id@@'],
  '/api/homework/{id}/grade': ['@@handedIn.id@@'],
  '/api/homework/{id}/begin': ['@@assigned.id@@'],
  '/api/homework/{id}/submission': ['@@toHandIn.id@@'],
  '/api/homework/{id}/link': ['@@work.id@@'],
  '/api/pictures/{id}': ['@@picture.id@@'],
  '/api/pictures/{id}/small': ['@@picture.id@@'],
  '/api/profiles/{id}': ['@@student.id@@', '@@tutor.id@@', '@@invited.id@@'],
  'PATCH /api/profiles/{id}': ['@@corrected.id@@'],
  '/api/admins/{id}/rights': ['@@colleague.id@@'],
  '/api/mail/{id}/retry': ['@@triedMail.id@@'],
  '/api/profiles/{id}/devices': ['@@elsewhere.id@@'],
  'DELETE /api/profiles/{id}/devices': ['@@newcomer.id@@'],
  '/api/profiles/{id}/devices/{device}': ['@@elsewhere.id@@'],
  '/api/profiles/{id}/invitation': ['@@invited.id@@'],
  '/api/profiles/{id}/role': ['@@newcomer.id@@', '@@admin.id@@'],
  '/api/profiles/{id}/approval': ['@@waitingTutor.id@@', '@@student.id@@'],
  '/api/profiles/{id}/active': ['@@somebody.id@@', '@@admin.id@@'],
  '/api/progress-notes/{id}': ['@@progressNote.id@@'],
  '/api/files/{id}': ['@@filed.fileId@@'],
  '/api/uploads/{id}': ['@@upload.id@@'],
  'PUT /api/uploads/{id}': ['@@nextUpload.id@@'],
  'DELETE /api/uploads/{id}': ['@@givenUpUpload.id@@'],
  '/api/uploads/{id}/parts/{number}': ['@@upload.id@@'],
  '/api/uploads/{id}/file': ['@@arrived.id@@'],
  'PUT /api/uploads/{id}/file': ['@@sentAtOnce.id@@'],
  '/api/resources/{id}': ['@@resource.id@@'],
  'DELETE /api/resources/{id}': ['@@unwanted.id@@'],
  '/api/resources/{id}/link': ['@@filed.id@@', '@@resource.id@@'],
  '/api/resources/{id}/opens': ['@@resource.id@@'],
  '/api/resources/{id}/uses': ['@@filed.id@@', '@@resource.id@@'],
  '/api/exports/{id}/link': ['@@export.id@@'],
  '/api/erasures/{id}/withdrawal': ['@@erasure.id@@'],
  '/api/staff-notes/{id}': ['@@staffNote.id@@'],
  'DELETE /api/staff-notes/{id}': ['@@unwantedNote.id@@'],
  '/api/staff-notes/{id}/restore': ['@@removedNote.id@@'],
  '/api/students/{id}': ['@@student.id@@', '@@tutor.id@@'],
  '/api/students/{id}/parent-contact': ['@@student.id@@', '@@somebody.id@@'],
  '/api/students/{id}/record': ['@@student.id@@', '@@tutor.id@@'],
  '/api/students/{id}/files': ['@@student.id@@', '@@tutor.id@@'],
  '/api/students/{id}/history': ['@@student.id@@', '@@tutor.id@@'],
  '/api/vetting/{id}': ['@@tutor.id@@', '@@student.id@@'],
  '/api/vetting/{id}/history': ['@@tutor.id@@', '@@student.id@@'],
  '/api/vetting/{id}/checks/{check}': ['@@tutor.id@@', '@@student.id@@'],
  '/api/vetting/{id}/link': ['@@vetted.id@@'],
  '/api/tutors/{id}/departure': ['@@tutor.id@@', '@@student.id@@'],
  'POST /api/tutors/{id}/departure': ['@@leavingTutor.id@@'],
  '/api/tutors/{id}/record': ['@@tutor.id@@', '@@student.id@@'],
  '/api/tutors/{id}/public-profile': ['@@tutor.id@@', '@@student.id@@'],
  'DELETE /api/tutors/{id}/public-profile': ['@@shownTutor.id@@'],
  '/api/settings/versions/{id}/restore': ['@@settingsVersion.id@@'],
  '/api/session-requests/{id}/answer': ['@@request.id@@'],
  '/api/session-requests/{id}/withdrawal': ['@@regretted.id@@'],
  '/api/sessions/{id}': anySession,
  '/api/sessions/{id}/calendar': anySession,
  '/api/sessions/{id}/history': anySession,
  '/api/sessions/{id}/reassignment': ['@@leftSession.id@@'],
  // From the other end: valid requests change the first of each list, and that is no longer in its first version.
  '/api/sessions/{id}/status': anySession.toReversed(),
  '/api/sessions/{id}/undo': ['@@cancelledSession.id@@'],
  '/api/sessions/{id}/join': ['@@runningSession.id@@'],
  '/api/sessions/{id}/correction': ['@@taughtSession.id@@'],
  '/api/sessions/{id}/tutor-feedback': ['@@givenSession.id@@'],
  '/api/sessions/{id}/feedback': ['@@unratedSession.id@@'],
  'PATCH /api/sessions/{id}/feedback': ['@@ratedSession.id@@'],
};

const PERSONAS: readonly Persona[] = ['anonymous', 'student', 'tutor', 'admin'];

/** Whose records a route is about, where not anybody's who may call it. */
const CALLERS: Readonly<Record<string, Persona>> = {
  '/api/auth/devices/{id}': 'account',
  'PUT /api/auth/proof': 'guarded',
  'PUT /api/auth/recovery-codes': 'guarded',
  'PUT /api/auth/second-factor': 'halfIn',
  '/api/availability': 'tutor',
  '/api/availability/{id}': 'tutor',
  '/api/availability/{id}/preview': 'tutor',
  '/api/availability/preview': 'tutor',
  '/api/availability/days': 'tutor',
  '/api/availability/days/{day}': 'tutor',
  '/api/availability/days/{day}/preview': 'tutor',
  '/api/time-off': 'tutor',
  '/api/time-off/{id}': 'tutor',
  '/api/time-off/{id}/preview': 'tutor',
  '/api/time-off/preview': 'tutor',
  '/api/sessions/clash': 'tutor',
  '/api/me': 'tutor',
  '/api/me/reminders': 'student',
  '/api/me/notice-settings': 'student',
  'POST /api/session-requests': 'student',
  '/api/session-requests/{id}/withdrawal': 'student',
  '/api/sessions/{id}/undo': 'tutor',
  '/api/progress': 'student',
  '/api/tutors': 'student',
  '/api/uploads/{id}': 'tutor',
  '/api/uploads/{id}/parts/{number}': 'tutor',
  '/api/uploads/{id}/file': 'tutor',
  // Another person than who sets one: each is in the first version.
  'DELETE /api/me/picture': 'student',
};

const BY_RANK = ['admin', 'tutor', 'student'] as const;

/** Whoever may call it, first of all. */
const callerOf = ({ method, path, roles }: DescribedRoute): Persona =>
  CALLERS[`${method} ${path}`] ?? CALLERS[path] ?? BY_RANK.find(role => roles.includes(role)) ?? 'admin';

/** Where the record of the fixtures is no longer in its first version, or that is not 1. */
const VERSIONS: Readonly<Record<string, string>> = {
  '/api/settings': '@@settings.version@@',
  '/api/settings/versions/{id}/restore': '@@settings.next@@',
  '/api/availability/days/{day}': '0',
  '/api/availability/days/{day}/preview': '0',
  '/api/mail-texts/{kind}/{language}': '0',
  '/api/me/reminders': '0',
  '/api/me/notice-settings': '0',
  '/api/profiles/{id}/invitation': '@@invited.version@@',
  '/api/sessions/{id}/tutor-feedback': '0',
  '/api/sessions/{id}/feedback': '@@ratedSession.studentVersion@@',
  '/api/sessions/{id}/reassignment': '@@leftSession.version@@',
  '/api/imports/{id}/undo': '2',
  '/api/staff-notes/{id}/restore': '2',
  '/api/vetting/{id}/checks/{check}': '0',
  'PUT /api/tutors/{id}/public-profile': '0',
};

const versionFor = ({ method, path }: DescribedRoute) =>
  `"${VERSIONS[`${method} ${path}`] ?? VERSIONS[path] ?? 1}"`;

const headersFor = (route: DescribedRoute): [string, string][] => [
  ...(route.body ? [['Content-Type', 'application/json'] as [string, string]] : []),
  ...(route.needsVersion ? [['If-Match', versionFor(route)] as [string, string]] : []),
];

/** A method that leaves nothing for the others of its path has records of its own. */
const idsOf = ({ method, path }: DescribedRoute) => IDS[`${method} ${path}`] ?? IDS[path] ?? [];
/** A part of a file has a number beside the id of its upload, and a date is no id. */
const OTHER_PARTS = {
  number: '1',
  day: '2041-01-01',
  device: '@@elsewhere.deviceId@@',
  kind: 'recovery',
  check: 'identity',
  language: 'en',
};
const targetOf = ({ path }: DescribedRoute, id: string) =>
  Object.entries(OTHER_PARTS).reduce(
    (target, [name, part]) => target.replace(`{${name}}`, part),
    path.replace('{id}', id),
  );
const idFor = (route: DescribedRoute) => idsOf(route)[0] ?? '00000000-0000-4000-8000-000000000000';

const rightBody = (route: DescribedRoute, seed: number) =>
  route.body && settled(route, fc.sample(validValue(route.body), { seed, numRuns: 1 })[0] as object);

/** Only what must be there: a valid request leaves out all else of a query. */
function neededQuery(route: DescribedRoute, seed: number): string {
  const { query } = route;
  const needed = query?.required ?? [];
  if (!query || needed.length === 0) return '';
  const [value] = fc.sample(validValue(query), { seed, numRuns: 1 }) as Record<string, unknown>[];
  return `?${encode(settled(route, Object.fromEntries(needed.map(name => [name, value?.[name]]))))}`;
}

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  '/api/me/picture': SMALL_PICTURE,
  '/api/imports': 'Name,Email\nOmar,omar@fuzzed.example\n',
};
const fileFor = ({ path }: DescribedRoute) => FILES[path] ?? PDF;
const triedFile: fc.Arbitrary<TriedBody> = fc.oneof(
  fc
    .nat(SMALL_PICTURE.byteLength)
    .map(at => ({ how: 'part of a picture', body: SMALL_PICTURE.subarray(0, at) })),
  fc
    .constantFrom(PDF, '', 'PK\u0003\u0004', '%PDF', '<html>', 'Name,Email\n"=A1,\0;\t')
    .map(body => ({ how: 'a file', body })),
  fc.uint8Array({ maxLength: 2_000 }).map(body => ({ how: 'any bytes for a file', body })),
);

const caseWith = (route: DescribedRoute, how: string, body: Case['body']) =>
  plainCase({
    what: `${route.method} ${route.path}, ${how}`,
    as: callerOf(route),
    method: route.method,
    target: targetOf(route, idFor(route)),
    headers: headersFor(route),
    body,
    route,
  });

/** A request to each route that ought to succeed. */
export const earnestCases = (routes: readonly DescribedRoute[], seed: number): Case[] =>
  routes.map(route => {
    const body = rightBody(route, seed);
    const given = caseWith(route, 'valid', route.takesFile ? fileFor(route) : body && JSON.stringify(body));
    return { ...given, target: given.target + neededQuery(route, seed), isValid: true };
  });

/** The same with poison in one field, whichever field that is. */
export const poisonedCases = (routes: readonly DescribedRoute[], seed: number): Case[] =>
  routes.flatMap(route =>
    fieldsOf(route).flatMap((field, n) =>
      POISONS.map(poison =>
        caseWith(
          route,
          `poison in ${field.join('.')}`,
          JSON.stringify(withPoison(rightBody(route, seed + n) ?? {}, field, poison)),
        ),
      ),
    ),
  );

/** The fields of a body, and those of its parts. */
const fieldsOf = ({ body }: DescribedRoute): string[][] =>
  Object.entries(body?.properties ?? {}).flatMap(([name, { properties = {} }]) => [
    [name],
    ...Object.keys(properties).map(inner => [name, inner]),
  ]);

function withPoison(body: Record<string, unknown>, [name = '', inner]: string[], poison: unknown) {
  const part = (body[name] ?? {}) as object;
  return { ...body, [name]: inner === undefined ? poison : { ...part, [inner]: poison } };
}

const QUESTION = { kind: 'enquiry', name: 'Noura', phone: '+966501234567', message: 'A question' };

const NO_TIME = { date: undefined, time: undefined, timezone: undefined };
const ASKED = { kind: 'cancel', ...NO_TIME };
/** A line says nothing that the public must not learn, and nobody agrees in time to come. */
const AGREED = { line: 'One good page.', lineAr: 'صفحة جيدة.', agreedAt: '2026-01-01T10:00:00Z' };
const DECLINED = { decision: 'declined', ...NO_TIME };

const HOURS = { validFrom: '2042-01-01', validUntil: null, hours: [{ weekday: 1, opens: 540, closes: 600 }] };
const SOME_WEEKS = { fromOn: '2042-01-01', untilOn: '2042-02-01', fromTime: undefined, untilTime: undefined };

/** What depends on the state of things: which of several right values is right now. */
function settled({ path }: DescribedRoute, body: object): Record<string, unknown> {
  if (path === '/api/availability') return { ...body, ...HOURS, tutorId: undefined };
  // Of another year: what was added is in the way.
  if (path === '/api/availability/preview')
    return { ...body, ...HOURS, validFrom: '2041-01-01', validUntil: '2041-12-31', tutorId: undefined };
  if (/^\/api\/availability\/\{id\}/.test(path)) return { mostADay: 4 };
  if (path === '/api/availability/days') return { from: '2026-12-01' };
  if (/^\/api\/availability\/days/.test(path)) return { ranges: [] };
  if (path === '/api/availability/overlap')
    return { ...body, tutorId: '@@tutor.id@@', timezone: 'Asia/Riyadh' };
  if (path === '/api/time-off') return { ...body, ...SOME_WEEKS, tutorId: undefined };
  if (path === '/api/time-off/preview')
    return { ...body, ...SOME_WEEKS, fromOn: '2041-01-01', untilOn: '2041-02-01', tutorId: undefined };
  if (/^\/api\/time-off\/\{id\}/.test(path)) return { kind: 'ill' };
  if (path === '/api/sessions/{id}/status') return { ...body, status: 'cancelled' };
  if (path === '/api/sessions/{id}/undo') return { of: 2 };
  if (path === '/api/sessions/{id}') return { notes: 'Read two chapters' };
  if (/^\/api\/sessions\/(calendar|days)$/.test(path)) return { from: '2026-11-01', to: '2026-11-30' };
  if (path === '/api/sessions/clash') return { ...body, time: '04:00' };
  if (path === '/api/sessions')
    return { ...body, tutorId: '@@tutor.id@@', time: '04:00', duration: 30, status: 'scheduled' };
  if (path === '/api/sessions/{id}/correction') return { duration: 30, reason: 'It was half an hour' };
  if (path === '/api/sessions/{id}/reassignment') return { tutorId: '@@tutor.id@@' };
  if (path === '/api/auth/recovery-codes' || path === '/api/auth/proof') return {};
  if (path === '/api/exports') return { personId: '@@somebody.id@@', language: 'ar' };
  if (path.startsWith('/api/erasures')) return { personId: '@@forgotten.id@@' };
  if (path === '/api/auth/second-factor') return { recoveryCode: '@@halfIn.code@@' };
  if (path === '/api/session-requests') return { ...body, ...ASKED, sessionId: '@@plannedSession.id@@' };
  if (path === '/api/session-requests/{id}/answer') return { ...body, ...DECLINED };
  if (path === '/api/auth/links/look') return { ...body, token: '@@account.link@@', type: 'recovery' };
  if (path === '/api/lesson-replies/look') return { token: '@@look.token@@' };
  if (path === '/api/lesson-replies') return { token: '@@reply.token@@' };
  if (path === '/api/reminders/stop') return { token: '@@stop.token@@' };
  // What is not the original's would be refused.
  if (path.startsWith('/api/mail-texts/')) return { texts: {} };
  if (path === '/api/notices/read') return { ids: ['00000000-0000-4000-8000-000000000000'] };
  if (path === '/api/tutors/{id}/public-profile') return { ...body, ...AGREED };
  if (path === '/api/assignments/{id}/handover') return { tutorId: '@@taker.id@@' };
  if (path === '/api/tutors/{id}/departure') return { lessons: [] };
  if (path === '/api/vetting/{id}/checks/{check}') return { state: 'confirmed' };
  if (path === '/api/vetting/{id}/link') return { ...body, fileId: '@@vetted.fileId@@' };
  if (path === '/api/lesson-rules') return { ...body, validFrom: '2042-01-01' };
  if (path === '/api/holidays') return { ...body, fromOn: '2042-01-01', untilOn: '2042-01-02' };
  if (path === '/api/holidays/{id}') return { isOff: true };
  if (path === '/api/homework/{id}') return { title: 'Read two chapters' };
  if (path === '/api/homework/{id}/submission') return { url: 'https://work.example/essay' };
  if (path === '/api/homework/{id}/link') return { ...body, fileId: '@@work.fileId@@' };
  if (path === '/api/homework') return { ...body, tutorId: '@@tutor.id@@', sessionId: undefined };
  if (path === '/api/messages') return { ...body, studentId: '@@student.id@@', to: undefined };
  if (path === '/api/assignments') return { ...body, studentId: '@@somebody.id@@' };
  if (path === '/api/applications') return { ...body, answers: QUESTION };
  if (path === '/api/applications/{id}/owner') return { ownerId: '@@admin.id@@' };
  if (path === '/api/applications/{id}/stage') return { stage: 'contacted' };
  if (path === '/api/applications/{id}/consultation')
    return { ...body, date: '2031-01-01', time: '18:00', timezone: 'Asia/Riyadh' };
  if (path === '/api/applications/{id}/account') return {};
  if (path === '/api/admins/{id}/rights') return { rights: ['operations'] };
  if (path === '/api/applications/{id}/link') return { ...body, fileId: '@@tutorApplication.fileId@@' };
  if (path === '/api/uploads/{id}') return { name: 'essay.pdf', size: 1000, use: 'document' };
  if (path === '/api/uploads/{id}/file') return { name: 'essay.pdf', size: PDF.length, use: 'document' };
  if (path === '/api/files/{id}')
    return {
      viewer: '@@tutor.id@@',
      use: 'view',
      expires: '@@address.expires@@',
      signature: '@@address.signature@@',
    };
  if (path === '/api/profiles/{id}') return { profile: { name: 'Noura' }, student: { grade: 'Year 7' } };
  // Nobody is both: the caller is a tutor.
  if (path === '/api/me') return { ...body, student: undefined };
  if (path.startsWith('/api/staff-notes')) return { ...body, about: null, mentions: [] };
  if (path === '/api/resources/{id}') return { title: 'Sounds' };
  if (path === '/api/resources')
    return { ...body, type: 'link', url: 'https://learn.example', fileId: undefined };
  if (path === '/api/settings')
    return { ...body, businessHours: [], maxSessionDuration: 120, requireApprovalForNewTutors: false };
  return { ...body };
}

/** Bodies that cost the most to read, and bodies with a text in every field that costs the most to check. */
export const heavyApiCases = (routes: readonly DescribedRoute[]): Case[] =>
  routes.flatMap(route => {
    if (route.body === null) return [];
    const fields = Object.keys(route.body.properties ?? {});
    const bodies = [...HEAVY_BODIES, ...LONG_TEXTS.map(text => inEveryField(text, fields))];
    return bodies.map(({ what, text }) => caseWith(route, what, text));
  });

const triedId = (route: DescribedRoute): fc.Arbitrary<string> => {
  const known = idsOf(route);
  const odd = nastyText.map(
    text => encodeURIComponent(text.toWellFormed().slice(0, 200)).replaceAll('.', '%2e') || '%20',
  );
  return known.length === 0
    ? odd
    : fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: odd },
      );
};

export function apiCase(routes: readonly DescribedRoute[]): fc.Arbitrary<Case> {
  return fc.oneof(...routes.map(caseOf));
}

function caseOf(route: DescribedRoute): fc.Arbitrary<Case> {
  const persona = fc.oneof(
    { weight: 4, arbitrary: fc.constant(callerOf(route)) },
    { weight: 1, arbitrary: fc.constantFrom(...PERSONAS) },
  );
  const body = route.takesFile ? triedFile : route.body ? triedBody(route.body) : fc.constant(null);
  return fc
    .tuple(persona, triedId(route), triedQuery(route.query), body)
    .map(([as, id, { how, query }, tried]) =>
      plainCase({
        what: `${route.method} ${route.path}, ${tried?.how ?? how}`,
        as,
        method: route.method,
        // A route without a query refuses any: it is asked with one now and then only.
        target: targetOf(route, id) + (route.query || (tried === null && query.length < 30) ? query : ''),
        headers: headersFor(route),
        body: tried?.body ?? null,
        route: route.path.includes('{id}') && !/^[@0-9a-f-]/.test(id) ? null : route,
      }),
    );
}
