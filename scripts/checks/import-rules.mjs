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
/** The sign-in service: all of the academy it calls by its AuthHost. */
const AUTH_PACKAGE = /^packages\/auth\/src\//;

const WEB = /^web\/src\//;
/** What every screen is made of, which the page of all components shows. */
const DESIGN_SYSTEM = /^web\/src\/(ui|platform)\//;
/** Sentences for those who call the API, of which a browser needs none (R291). */
const DOMAIN_OF_BROWSERS = /^domain\/src\/(?!error-meanings\.ts$)/;
const FROM_OUTSIDE_WEB = [PACKAGE, DOMAIN_OF_BROWSERS, LOCALE_TEXTS];

/** Where a file of `from` may get something. `layers.mjs` says more about the inside of each package. */
const importRules = [
  { from: DOMAIN, only: [DOMAIN, /^npm:zod$/] },
  { from: /^domain\/test\//, only: [/^domain\//, PACKAGE] },

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

  { from: WEB, only: [WEB, ...FROM_OUTSIDE_WEB] },
  { from: /^web\/design\//, only: [/^web\/design\//, DESIGN_SYSTEM, ...FROM_OUTSIDE_WEB] },
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

export const isForbidden = edge =>
  importRules.some(({ from, only }) => from.test(edge.from) && !only.some(room => room.test(edge.to)));
