const PACKAGE = /^npm:/;
const BUILTIN = /^node:/;
const DOMAIN = /^domain\/src\//;
/** The check of their texts must know them all. */
const ERROR_CODES = /^domain\/src\/errors\.ts$/;
const PLATFORM_PACKAGE = /^packages\/platform\/src\//;
const EMBEDDED_POSTGRES = /^packages\/embedded-postgres\/src\//;
/** What a development server must know of the real one: where it listens, and how it says that it cannot. */
const SERVER_SETTINGS =
  /^(server\/src\/(config\/config|app\/cli\/command)|packages\/platform\/src\/startup-error)\.ts$/;
/** All browsers of the tests are started alike. */
const CHROMIUM_ARGS = /^web\/test\/chromium-args\.ts$/;
const LOCALE_TEXTS = /^((web\/public|server)\/locales|web\/design\/texts)\/.*\.json$/;

const serverLayer = name => new RegExp(`^server/src/${name}/`);
const BELOW_SERVER = [PLATFORM_PACKAGE, DOMAIN, PACKAGE, BUILTIN];
const platformFolder = name => new RegExp(`^packages/platform/src/${name}`);
/** The files of the platform that every folder of it may use. */
const PLATFORM_ROOT = platformFolder('[^/]+$');

/** The sign-in service: all of the academy it calls by its AuthHost. */
const AUTH_PACKAGE = /^packages\/auth\/src\//;

const webLayer = name => new RegExp(`^web/src/${name}/`);
const WEB_ROOT = /^web\/src\/[^/]+$/;
const [PAGES, FEATURES, SHELL, UI, PLATFORM] = ['pages', 'features', 'shell', 'ui', 'platform'].map(webLayer);
/** The address table is the one thing of the top layer that every link needs. */
const PATHS = /^web\/src\/app\/paths\.ts$/;
const FROM_OUTSIDE_WEB = [PACKAGE, DOMAIN, LOCALE_TEXTS];

const featureOf = path => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isSibling = ({ from, to }) => featureOf(to) !== undefined && featureOf(from) !== featureOf(to);

/** Where a file of `from` may get something: from one of `only`, and never where `never` says why not. */
const importRules = [
  { from: DOMAIN, only: [DOMAIN, /^npm:zod$/] },
  { from: /^domain\/test\//, only: [/^domain\//, PACKAGE] },

  { from: platformFolder('db/'), only: [platformFolder('db/'), PLATFORM_ROOT, DOMAIN, PACKAGE, BUILTIN] },
  {
    from: platformFolder('(limits|file-store)/'),
    only: [platformFolder('(limits|file-store|db)/'), PLATFORM_ROOT, DOMAIN, PACKAGE, BUILTIN],
  },
  { from: PLATFORM_PACKAGE, only: BELOW_SERVER },
  {
    from: EMBEDDED_POSTGRES,
    only: [EMBEDDED_POSTGRES, platformFolder('(startup-error|durable-files)\\.ts$'), PACKAGE, BUILTIN],
  },
  { from: AUTH_PACKAGE, only: [AUTH_PACKAGE, ...BELOW_SERVER] },
  { from: /^packages\/auth\/test\//, only: [/^packages\/auth\//, ...BELOW_SERVER] },
  { from: /^packages\/platform\/test\//, only: [/^packages\/platform\//, DOMAIN, PACKAGE, BUILTIN] },

  {
    from: /^server\/src\//,
    only: [/^server\/src\//, /^server\/locales\//, AUTH_PACKAGE, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  {
    from: /^server\/test\//,
    only: [/^server\//, LOCALE_TEXTS, AUTH_PACKAGE, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  { from: serverLayer('schema'), only: [serverLayer('schema'), platformFolder('db/'), DOMAIN, PACKAGE] },

  { from: /^web\/(src\/app\/|src\/[^/]+$)/, only: [/^web\/src\//, ...FROM_OUTSIDE_WEB] },
  { from: PAGES, only: [PAGES, FEATURES, SHELL, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB] },
  { from: FEATURES, only: [FEATURES, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB], never: isSibling },
  { from: SHELL, only: [SHELL, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB] },
  { from: UI, only: [UI, PLATFORM, ...FROM_OUTSIDE_WEB] },
  { from: PLATFORM, only: [PLATFORM, ...FROM_OUTSIDE_WEB] },
  { from: /^web\/src\//, never: ({ to }) => WEB_ROOT.test(to) && /\.tsx?$/.test(to) },
  { from: /^web\/design\//, only: [/^web\/design\//, UI, PLATFORM, ...FROM_OUTSIDE_WEB] },
  { from: /^web\/test\//, only: [/^web\//, DOMAIN, PACKAGE, BUILTIN] },

  {
    from: /^e2e\//,
    only: [/^e2e\//, CHROMIUM_ARGS, DOMAIN, /^server\/test\//, LOCALE_TEXTS, PACKAGE, BUILTIN],
  },
  {
    from: /^bench\//,
    only: [/^bench\//, /^server\/(src|test)\//, AUTH_PACKAGE, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  {
    from: /^prove\//,
    only: [/^prove\//, /^server\/(src|test)\//, AUTH_PACKAGE, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  { from: /^scripts\/(?!dev\/)/, only: [/^scripts\//, ERROR_CODES, PACKAGE, BUILTIN] },
  { from: /^scripts\/dev\//, only: [/^scripts\//, SERVER_SETTINGS, PACKAGE, BUILTIN] },
];

const breaks = (edge, { from, only, never }) =>
  from.test(edge.from) && ((only && !only.some(room => room.test(edge.to))) || never?.(edge));

export const isForbidden = edge => importRules.some(rule => breaks(edge, rule));
