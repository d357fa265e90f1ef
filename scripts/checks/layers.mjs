const inFolder = (folder, names) => names.map(name => (folder ? `${folder}/${name}` : name));

/** Alike on the server and in the web. */
const TEACHING = [
  'sessions',
  'availability',
  'time-off',
  'timetables',
  'session-series',
  'timetable-series',
  'session-requests',
  'session-moves',
  'session-reports',
  'feedback',
  'homework',
  'progress-notes',
  'messages',
  'resources',
  'notices',
  'reminders',
  'staff-notes',
  'imports',
];

/**
 * Every folder of the product, and a few files that have a place of their own. A file may import its own folder and
 * those before it: data and knowledge flow one way, and no two folders need each other.
 */
export const ORDER = [
  ...inFolder('domain/src', [
    'errors.ts',
    'error-meanings.ts',
    'roles.ts',
    'contract',
    'language',
    'fields',
    'time',
    'clock-changes',
    'gulf-calendar',
    'subjects',
    'money',
    'auth',
    'mail',
    'health',
    'settings',
    'holidays',
    'lesson-rules',
    'legal-texts',
    'profiles',
    'family-prices',
    'admins',
    'security-events',
    'files',
    'vetting',
    'live',
    'badges',
    'assignments',
    'applications',
    'sessions',
    'departures',
    'handovers',
    'availability',
    'time-off',
    'timetables',
    'session-series',
    'timetable-series',
    'audit',
    'session-requests',
    'session-moves',
    'session-reports',
    'feedback',
    'homework',
    'progress-notes',
    'messages',
    'resources',
    'notices',
    'reminders',
    'staff-notes',
    'personal-data',
    'imports',
    'calendar',
    'session-calendar',
    'statements',
    'students',
    'tutors',
    'public-tutors',
    'progress',
    'tutor-overview',
    'student-overview',
    'record-history',
    'student-record',
    'tutor-record',
    'today',
    'statistics',
    'pages',
    'endpoints',
  ]),
  ...inFolder('packages/platform/src', [
    'startup-error.ts',
    'one-at-a-time.ts',
    'in-turns.ts',
    'durable-files.ts',
    'queue.ts',
    'zip.ts',
    'log',
    'db',
    'limits',
    'file-store',
    'http',
  ]),
  'packages/embedded-postgres/src',
  ...inFolder('packages/auth/src', [
    'auth-settings.ts',
    'auth-mail.ts',
    'auth-host.ts',
    'protocol',
    'devices',
    'store',
    'tokens',
    'passwords',
    'limits',
    'context',
    'links',
    'accounts',
    'auth-sessions',
    'answers',
    'verification',
    'sign-in',
    'own-account',
    'passkeys',
    'factors',
    'accounts.ts',
    'cleanup-auth.ts',
    'service',
    'routes',
  ]),
  ...inFolder('server/src', ['config', 'store', 'schema']),
  ...inFolder('server/src/academy', [
    'audit',
    'settings',
    'holidays',
    'lesson-rules',
    'legal-texts',
    'calendar',
    'mail',
    'language',
    'files',
    'health',
  ]),
  ...inFolder('server/src/people', [
    'profiles',
    'family-prices',
    'public-tutors',
    'vetting',
    'security-events',
    'admins',
    'audit',
    'accounts',
    'access',
    'assignments',
    'applications',
  ]),
  ...inFolder('server/src/teaching', ['mail-stops', ...TEACHING, 'clock-changes', 'departures', 'handovers']),
  ...inFolder('server/src/views', [
    'calendar',
    'session-calendar',
    'statements',
    'students',
    'tutors',
    'progress',
    'tutor-overview',
    'student-overview',
    'record-history',
    'student-record',
    'tutor-record',
    'today',
    'statistics',
    'badges',
    'live',
    'personal-data',
  ]),
  // The samples fill the ports themselves, and the commands start what the app puts together.
  ...inFolder('server/src/app', ['auth-host.ts', 'wiring.ts', 'pages', 'samples']),
  'server/src/app',
  'server/src/main.ts',
  ...inFolder('web/src', ['platform', 'ui', 'shell']),
  ...inFolder('web/src/academy', [
    'settings',
    'lesson-rules',
    'mail-texts',
    'legal',
    'legal-texts',
    'marketing',
    'files',
    'mail',
  ]),
  ...inFolder('web/src/people', [
    'auth',
    'profiles',
    'family-prices',
    'accounts',
    'security-events',
    'admins',
    'audit',
    'public-tutors',
    'vetting',
    'applications',
  ]),
  ...inFolder('web/src/teaching', TEACHING),
  ...inFolder('web/src/views', [
    'calendar',
    'students',
    'tutors',
    'badges',
    'progress',
    'student-sessions',
    'tutor-overview',
    'student-overview',
    'admin-overview',
    'record-history',
    'session-calendar',
    'settings',
    'holidays',
    'student-record',
    'tutor-record',
    'today',
    'personal-data',
    'statistics',
    'statements',
    'command-palette',
  ]),
  ...inFolder('web/src', ['pages', 'app']),
  // What begins each kind of page.
  'web/src',
];

const LONGEST_FIRST = ORDER.toSorted((a, b) => b.length - a.length);
/** The folder, or the single file, that gives a path its place: the longest one that fits. */
export const entryOf = path => LONGEST_FIRST.find(entry => path === entry || path.startsWith(`${entry}/`));
const rank = path => ORDER.indexOf(entryOf(path));

const IN_ORDER = /^(domain|packages\/[\w-]+|server|web)\/src\//;

/** Types count like values: who needs the shape of a thing needs the thing. */
export const isWrongWay = ({ from, to }) => rank(from) >= 0 && rank(to) > rank(from);

/** Only what puts the app together knows the routes of others. */
export const isForeignRoute = ({ from, to }) =>
  /\.routes\.ts$/.test(to) &&
  entryOf(from) !== entryOf(to) &&
  !/^(server\/(src\/app|test)|bench|prove)\//.test(from);

export const hasNoPlace = path => IN_ORDER.test(path) && rank(path) < 0;

const LAYERS = ['academy', 'people', 'teaching', 'views'];
/** The layer that owns the tables of each file in `schema`. */
const TABLES_OF = {
  academy: 'academy',
  files: 'academy',
  people: 'people',
  vetting: 'people',
  'security-events': 'people',
  applications: 'people',
  teaching: 'teaching',
  availability: 'teaching',
  imports: 'teaching',
  notices: 'teaching',
  reminders: 'teaching',
  'staff-notes': 'teaching',
  statistics: 'views',
  'personal-data': 'views',
};
const tablesIn = path => /^server\/src\/schema\/([\w-]+)\.ts$/.exec(path)?.[1];
/** A file of tables that no layer owns would be open to all of them. */
export const hasNoOwner = path => tablesIn(path) !== undefined && !(tablesIn(path) in TABLES_OF);

/** `isUnclaimed` asks whether anybody holds a file before it is deleted: the one read upwards. */
const READS_UPWARDS = 'server/src/academy/files/files.repository.ts';

/** A repository reads the tables of its own layer and of those below. */
export function readsHigherTable({ from, to }) {
  const layer = LAYERS.indexOf(/^server\/src\/(\w+)\//.exec(from)?.[1]);
  const tables = tablesIn(to);
  if (layer < 0 || !tables || from === READS_UPWARDS) return false;
  return LAYERS.indexOf(TABLES_OF[tables]) > layer;
}
