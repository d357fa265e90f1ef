import { findOrInstallChromium } from '#scripts/setup/chromium.mjs';
import { buildIfStale } from '#scripts/setup/ready.mjs';
import { check } from './check-step.mjs';
import { proofs } from './proofs-step.mjs';
import { vitest } from './vitest-step.mjs';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/typescript/bin/tsc';
const build = {
  name: 'build',
  async run() {
    await buildIfStale();
    return { passed: 1, failed: 0 };
  },
};

/** What runs on Node is one program: it reads the files that several folders share once. */
const TYPED = { web: 'web', node: '.', e2e: 'e2e', domain: 'domain', worker: 'web/worker' };

/** One thread each: several would work out the same types again, and the programs already run side by side. */
const types = Object.entries(TYPED).map(([name, folder]) =>
  check(
    `types: ${name}`,
    TSC,
    ...['-p', folder, '--checkers', '1', '--incremental'],
    ...['--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`],
  ),
);

export const formatAndLint = (paths = []) =>
  check('format and lint', BIOME, 'ci', '--colors=off', '--error-on-warnings', ...paths);

/** Side by side; those that take longest begin first. */
export const STATIC_CHECKS = [
  build,
  ...types,
  check('unused code and dependencies', 'node_modules/knip/bin/knip.js', '--no-progress'),
  formatAndLint(),
  check('import rules', 'scripts/check-imports.mjs'),
  check('map of folders', 'scripts/check-map.mjs'),
  check('code rules', 'scripts/check-code.mjs'),
  check('locales', 'scripts/check-locales.mjs'),
  check('project words', 'scripts/check-words.mjs'),
];

const withBrowser = { prepare: async () => ({ CHROMIUM_PATH: await findOrInstallChromium() }) };

export const unitTests = vitest('unit tests', ['unit'], {
  folders: [
    'domain/test',
    'packages/platform/test',
    'server/test/unit',
    'web/test',
    'bench/test',
    'prove/test',
    'scripts/test',
  ],
});
export const componentTests = vitest('component tests', ['component'], {
  folders: ['web/test/components'],
  ...withBrowser,
});
export const apiTests = vitest('API tests', ['api'], { folders: ['server/test'] });
const claims = proofs('proofs');
export const sweep = vitest('sweep', ['sweep'], { folders: ['e2e'], ...withBrowser });
/** Both screens in one run: no core waits for the last test of one of them. */
export const journeys = vitest('journeys', ['journeys-desk', 'journeys-phone'], {
  folders: ['e2e'],
  ...withBrowser,
});

/** One after another: each of them keeps all cores busy. */
export const TEST_STEPS = [unitTests, componentTests, apiTests, claims, sweep, journeys];
