const PACKAGE = /^npm:/;
const BUILTIN = /^node:/;
const DOMAIN = /^domain\/src\//;
/** The check of their texts must know them all. */
const ERROR_CODES = /^domain\/src\/errors\.ts$/;
const PLATFORM_PACKAGE = /^packages\/platform\/src\//;
const EMBEDDED_POSTGRES = /^packages\/embedded-postgres\/src\//;
/** What a development server must know of the real one: where it listens, and how it says that it cannot. */
const SERVER_SETTINGS = /^(server\/src\/(config|cli\/command)|packages\/platform\/src\/startup-error)\.ts$/;
/** All browsers of the tests are started alike. */
const CHROMIUM_ARGS = /^web\/test\/chromium-args\.ts$/;
const LOCALE_TEXTS = /^((web\/public|server)\/locales|web\/design\/texts)\/.*\.json$/;

const serverLayer = name => new RegExp(`^server/src/${name}/`);
/** What puts the server together and starts it, which nothing it is put together from may know. */
const SERVER_TOP =
  /^server\/src\/(cli\/|(app|main|start-server|wiring|auth-host|greeting|serve|housekeeping)\.ts$)/;
const BELOW_SERVER = [PLATFORM_PACKAGE, DOMAIN, PACKAGE, BUILTIN];
const platformFolder = name => new RegExp(`^packages/platform/src/${name}`);
/** The files of the platform that every folder of it may use. */
const PLATFORM_ROOT = platformFolder('[^/]+$');

/** In the folder of auth and no part of the sign-in service: who may come in, a hosted service, the API about accounts. */
const BESIDE_SIGN_IN =
  /^server\/src\/features\/auth\/((rest|hosted)\/|create-admin\.ts$|devices\/(devices\.routes|sign-out-device)\.ts$|sign-in\/(authenticate|standing\.repository|still-admitted)\.ts$)/;
/** What the sign-in service may use, its own tables included; all else of the academy it calls by its AuthHost. */
const BELOW_SIGN_IN = [serverLayer('features/auth'), /^server\/src\/schema\/auth\.ts$/, ...BELOW_SERVER];
const leavesSignIn = ({ from, to }) =>
  !BESIDE_SIGN_IN.test(from) && (BESIDE_SIGN_IN.test(to) || !BELOW_SIGN_IN.some(room => room.test(to)));

const webLayer = name => new RegExp(`^web/src/${name}/`);
const WEB_ROOT = /^web\/src\/[^/]+$/;
const [PAGES, FEATURES, SHELL, UI, PLATFORM] = ['pages', 'features', 'shell', 'ui', 'platform'].map(webLayer);
/** The address table is the one thing of the top layer that every link needs. */
const PATHS = /^web\/src\/app\/paths\.ts$/;
const FROM_OUTSIDE_WEB = [PACKAGE, DOMAIN, LOCALE_TEXTS];

const featureOf = path => /^(server|web)\/src\/features\/([^/]+)\//.exec(path)?.[2];
/** What a feature may use of a sibling: its repositories, and what auth does with accounts for others. */
const SIBLINGS_DOOR = /\.repository\.ts$|^server\/src\/features\/auth\/accounts\.ts$/;
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
  { from: /^packages\/platform\/test\//, only: [/^packages\/platform\//, DOMAIN, PACKAGE, BUILTIN] },

  {
    from: /^server\/src\//,
    only: [/^server\/src\//, /^server\/locales\//, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  {
    from: /^server\/test\//,
    only: [/^server\//, LOCALE_TEXTS, EMBEDDED_POSTGRES, ...BELOW_SERVER],
  },
  { from: serverLayer('schema'), only: [serverLayer('schema'), platformFolder('db/'), DOMAIN, PACKAGE] },
  {
    from: serverLayer('features'),
    only: [
      serverLayer('(features|schema)'),
      /^server\/src\/config\.ts$/,
      /^server\/locales\//,
      ...BELOW_SERVER,
    ],
  },
  { from: serverLayer('features/auth'), never: leavesSignIn },
  { from: serverLayer('(pages|samples)'), never: ({ to }) => SERVER_TOP.test(to) },
  {
    from: /^server\/src\/features\//,
    never: edge => isSibling(edge) && !edge.isType && !SIBLINGS_DOOR.test(edge.to),
  },

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
  { from: /^bench\//, only: [/^bench\//, /^server\/(src|test)\//, EMBEDDED_POSTGRES, ...BELOW_SERVER] },
  { from: /^prove\//, only: [/^prove\//, /^server\/(src|test)\//, EMBEDDED_POSTGRES, ...BELOW_SERVER] },
  { from: /^scripts\/(?!dev\/)/, only: [/^scripts\//, ERROR_CODES, PACKAGE, BUILTIN] },
  { from: /^scripts\/dev\//, only: [/^scripts\//, SERVER_SETTINGS, PACKAGE, BUILTIN] },
];

const breaks = (edge, { from, only, never }) =>
  from.test(edge.from) && ((only && !only.some(room => room.test(edge.to))) || never?.(edge));

export const isForbidden = edge => importRules.some(rule => breaks(edge, rule));
