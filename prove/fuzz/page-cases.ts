import fc from 'fast-check';
import { type Case, plainCase } from './case.ts';
import { nastyText } from './nasty.ts';

const PATHS = [
  '/',
  '/login',
  '/favicon.svg',
  '/locales/en/translation.json',
  '/locales/ar/translation.json',
  '/assets/x.js',
  '/no-such-page',
  '/coming-soon',
  '/ar',
  '/ar/about',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.ar.webmanifest',
  '/service-worker.js',
  '/calendar/nothing.ics',
  `/calendar/${'a'.repeat(65)}.ics`,
  '/calendar/',
  '/api/docs',
  '/api/openapi.json',
  '/api',
  '/api/nothing',
];

/** Ways out of the folder of static files, and paths that parsers disagree about. */
const CROOKED = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/../../server/src/main.ts',
  '/assets/..%5c..%5cpackage.json',
  '/.env',
  '/.git/config',
  '//evil.example/',
  '///evil.example/?lng=ar',
  '//evil.example/%2f..?lng=en',
  '/\\evil.example?lng=ar',
  '/ar//evil.example/?lng=en',
  '/%00',
  '/%',
  '/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/a;b=c',
  '/?lng=ar&lng=en',
  '/?lng=%00',
  `/${'a'.repeat(8_000)}`,
  `/${'a/'.repeat(3_000)}`,
  '/index.html',
  '/api/../api/health',
  '/API/HEALTH',
  '/api/health/',
  '/api//health',
  'http://evil.example/api/health',
];

const HEADERS = [
  'Accept-Language',
  'Accept-Encoding',
  'Cookie',
  'If-None-Match',
  'Range',
  'CF-IPCountry',
  'X-Forwarded-For',
];

const target = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 3, arbitrary: fc.constantFrom(...CROOKED) },
  {
    weight: 1,
    arbitrary: nastyText.map(text => `/${encodeURIComponent(text.toWellFormed()).slice(0, 3_000)}`),
  },
  {
    weight: 1,
    arbitrary: nastyText.map(text => `/?lng=${encodeURIComponent(text.toWellFormed()).slice(0, 3_000)}`),
  },
);

/** What may stand in a header at all: Node's own parser refuses the rest before we see it. */
export const headerText = nastyText.map(text =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replace(/[\p{Cc}--[\x80-\x9f]]/gv, ' ')
    .trim()
    .slice(0, 2_000),
);

export const pageCase: fc.Arbitrary<Case> = fc
  .tuple(
    target,
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
    fc.array(
      fc.tuple(
        fc.constantFrom(...HEADERS),
        fc.oneof(headerText, fc.constantFrom('i18nextLng=ar', '*', 'br;q=0,gzip', 'bytes=0-', 'SA')),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([path, method, headers]) =>
    plainCase({ what: `${method} ${path.slice(0, 60)}`, method, target: path, headers }),
  );

/** Reading one's own profile as the protocol's data service has it. */
export const restCase: fc.Arbitrary<Case> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        '?select=*&id=eq.@@account.id@@',
        '?select=*',
        '?id=eq.@@student.id@@',
        '?select=id,name',
        '?limit=1',
        '',
      ),
      nastyText.map(text => `?select=${encodeURIComponent(text.toWellFormed())}`),
      nastyText.map(text => `?id=eq.${encodeURIComponent(text.toWellFormed())}`),
      nastyText.map(text => `?${encodeURIComponent(text.toWellFormed())}=1`),
    ),
    fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    fc.constantFrom('account' as const, 'student' as const, 'anonymous' as const),
    fc.constantFrom('profiles', 'profiles', 'profiles', 'mail_outbox', '', '%00'),
    fc.constantFrom('application/vnd.pgrst.object+json', 'application/json', '*/*'),
  )
  .map(([query, method, as, table, accept]) =>
    plainCase({
      what: `${method} /rest/v1/${table}${query.slice(0, 60)}`,
      as,
      method,
      target: `/rest/v1/${table}${query.slice(0, 4_000)}`,
      headers: [['Accept', accept]],
    }),
  );
