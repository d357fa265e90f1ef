const PACKAGE = /^npm:/;
const BUILTIN = /^node:/;
const DOMAIN = /^domain\/src\//;
const LOCALE_TEXTS = /^(web\/public|server)\/locales\/.*\.json$/;

const webLayer = name => new RegExp(`^web/src/${name}/`);
const WEB_ROOT = /^web\/src\/[^/]+$/;
const [PAGES, FEATURES, SHELL, UI, PLATFORM] = ['pages', 'features', 'shell', 'ui', 'platform'].map(webLayer);
/** The address table is the one thing of the top layer that every link needs. */
const PATHS = /^web\/src\/app\/paths\.ts$/;
const FROM_OUTSIDE_WEB = [PACKAGE, DOMAIN, LOCALE_TEXTS];

const featureOf = path => /^(server|web)\/src\/features\/([^/]+)\//.exec(path)?.[2];
const isSibling = ({ from, to }) => featureOf(to) !== undefined && featureOf(from) !== featureOf(to);

/** Where a file of `from` may get something: from one of `only`, and never where `never` says why not. */
const importRules = [
  { from: DOMAIN, only: [DOMAIN, /^npm:zod$/] },
  { from: /^domain\/test\//, only: [/^domain\//, PACKAGE] },

  { from: /^server\/src\//, only: [/^server\/src\//, /^server\/locales\//, DOMAIN, PACKAGE, BUILTIN] },
  { from: /^server\/test\//, only: [/^server\//, LOCALE_TEXTS, DOMAIN, PACKAGE, BUILTIN] },
  { from: /^server\/src\/(features|http|db)\//, never: ({ to }) => /^server\/src\/(app|main)\.ts$/.test(to) },
  { from: /^server\/src\/(http|db)\//, never: ({ to }) => /^server\/src\/features\//.test(to) },
  {
    from: /^server\/src\/features\//,
    never: edge => isSibling(edge) && !edge.isType && !edge.to.endsWith('.repository.ts'),
  },

  { from: /^web\/(src\/app\/|src\/[^/]+$)/, only: [/^web\/src\//, ...FROM_OUTSIDE_WEB] },
  { from: PAGES, only: [PAGES, FEATURES, SHELL, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB] },
  { from: FEATURES, only: [FEATURES, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB], never: isSibling },
  { from: SHELL, only: [SHELL, UI, PLATFORM, PATHS, ...FROM_OUTSIDE_WEB] },
  { from: UI, only: [UI, PLATFORM, ...FROM_OUTSIDE_WEB] },
  { from: PLATFORM, only: [PLATFORM, ...FROM_OUTSIDE_WEB] },
  { from: /^web\/src\//, never: ({ to }) => WEB_ROOT.test(to) && /\.tsx?$/.test(to) },
  { from: /^web\/test\//, only: [/^web\//, DOMAIN, PACKAGE, BUILTIN] },

  { from: /^e2e\//, only: [/^e2e\//, DOMAIN, /^server\/test\//, LOCALE_TEXTS, PACKAGE, BUILTIN] },
  { from: /^scripts\//, only: [/^scripts\//, PACKAGE, BUILTIN] },
];

const breaks = (edge, { from, only, never }) =>
  from.test(edge.from) && ((only && !only.some(room => room.test(edge.to))) || never?.(edge));

export const isForbidden = edge => importRules.some(rule => breaks(edge, rule));
