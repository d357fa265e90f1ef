import { extname } from 'node:path';
import { projectFiles, readProjectFile } from './checks/source-files.mjs';
import { report } from './checks/verdict.mjs';

const BINARY = new Set([
  '.png',
  '.jpg',
  '.webp',
  '.ico',
  '.woff2',
  '.pdf',
  '.mp3',
  '.mp4',
  '.mmdb',
  '.docx',
  '.pptx',
]);

/** Each pattern is written so that it does not find itself. */
const registry = [
  'a package registry',
  /\bregistry\.[a-z]|"resolved": "h[t]tp|\b(?:artifactory|verdaccio)\./i,
];
const anywhere = [
  registry,
  ['a path of one machine', /(?<![\w.~*)}-])\/(?:work|root|home\/[\w-]+|Users\/[\w-]+)\//],
  ['unfinished work', /\b(?:TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b/],
  [
    'a silenced check',
    /@ts-(?:ign[o]re|exp[e]ct-error|noch[e]ck)|(?:biome|eslint|oxlint)-(?:ign[o]re|dis[a]ble)/,
  ],
  ['a merge left half done', /^(?:<{7}|>{7}) /m],
  ['a private key', /-{5}BEGIN [A-Z ]*PRIVATE [K]EY/],
];
const inTests = [
  [
    'a test left out',
    /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fails)\b|\b(?:fit|xit|xtest)\(/,
  ],
];

/** Words that no developer would search for; each has a plain name now (docs/decisions/0033). */
const OLD_NAMES = [
  ...['[Dd]eeds?', 'seenIn', '\\w+ToChange', 'homeworkToDo', 'takePlaces', 'givePlacesBack', 'passOrRefuse'],
  ...[
    'secondsUntilFree',
    'nextFreeAt',
    'asItIs',
    'chooseSessions',
    'PlaceHead',
    'mayTakePlace',
    'foreseeClash',
  ],
  ...['tellAdmins', '\\w+ToTell', 'mailAsked', 'announceAccount', 'standingOf', 'isBarred', 'StillAdmitted'],
  ...[
    'overtakeSessionRequest',
    'listKnown',
    'IsKnown',
    'inDrawingTurn',
    'createTurns',
    'mostWaiting',
    'patienceMs',
  ],
  ...['claimWaitedFor', 'isStillToSend', 'holdTimezone', 'holdWatch', 'rewriteFamilyTimezone', 'AuthDesk'],
  ...[
    'isMereSignUp',
    'takeUnconfirmed',
    'knock',
    'newCast',
    'earnest',
    'Lanes?',
    '(?:MOST|LONGEST|LARGEST)_\\w+',
  ],
  ...[
    'tell(?:Lesson|Homework|Change|Mentioned|Late\\w+|Now)',
    'ToldChange',
    'calledOnly',
    'pressedAt',
    'setAt',
  ],
  ...['forget(?:Lessons|Applications|MailFiles|OldImports|StatusChange|Kept)', 'knockAs', 'SESSIONS_IN_CAST'],
  ...['[Kk]ept(?:Parts?|Spans|Rules|SignIn|Work|Draft|StatusChange)', 'useKept\\w+', 'StandingNotice'],
  ...['(?:Check|Hosted)Standing', 'read(?:Hosted)?Standings?', '\\w*Misfits?', 'MISFITS', '\\w*AtHand'],
  ...['[Pp]lace(?:Address|Badge|Link)', 'NoSuchPlace', '(?:Scroll|[Ff]ree|[Nn]otice|[Rr]eading)Place'],
  ...['openPlaces', 'AT_HAND_MS', 'MAKING_THINGS_UP', 'measureChangesHeard', 'TELL_USAGE', '\\w*Desk'],
];
const inOwnCode = [['an old name', new RegExp(`\\b(?:${OLD_NAMES.join('|')})\\b`)]];
const OWN_CODE = /^(?:domain|packages|server|web|e2e|bench|prove)\/.*\.tsx?$/;
/** The same habits in the name of a file or a folder. */
const OLD_FILE_NAME =
  /\/(?:(?:tell|told|forget|knock|place|desk)-|[\w-]*-(?:place|desk|told|kept)\b|[\w-]*(?:at-hand|misfits|called-only|session-pressed|set-at|making-things-up|tutor-left-mails|changes-heard|use-kept|kept-pages)\b|(?:places?|desk|told)[/.])/;
const hasOldFileName = path => OWN_CODE.test(path) && OLD_FILE_NAME.test(path);

function patternsFor(path) {
  if (path === 'package-lock.json') return [registry];
  return [
    ...anywhere,
    ...(/\.test\.tsx?$/.test(path) ? inTests : []),
    ...(OWN_CODE.test(path) ? inOwnCode : []),
  ];
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

function findingsIn(path) {
  const text = readProjectFile(path);
  return patternsFor(path).flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${path}:${lineOf(text, match.index)}: ${name} (${match[0].trim()})`] : [];
  });
}

/** A name that fits anything collects everything. */
const isDrawer = path =>
  path.split(/[/.]/).some(part => /^(?:utils?|helpers?|misc|common|types|constants|lib)$/.test(part));

const files = projectFiles('.').filter(path => !BINARY.has(extname(path)));

report([
  ...files.flatMap(findingsIn),
  ...files.filter(isDrawer).map(path => `${path}: a name that says nothing`),
  ...files.filter(hasOldFileName).map(path => `${path}: an old name`),
]);
