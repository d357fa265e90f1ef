import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { plantInTests } from './prove/plant-in-tests.ts';
import { LongestFirst } from './scripts/testing/longest-first.mjs';
import { VitestProgress } from './scripts/testing/vitest-progress.mjs';
import { componentTests } from './web/test/components/project.ts';

// Before the workers start, so that they and all they start inherit it.
process.env.TZ = 'UTC';

/** Each file has a database, or people, of its own: no core waits for another file's. */
const atOnce = { maxWorkers: availableParallelism() };
/** Tests of the whole product wait for it more than they compute: two for a core keep it busy. */
const mostlyWaiting = { maxWorkers: 2 * availableParallelism() };

/** A journey runs in English on a desk and in Arabic on a phone; the full square is for `npm run test:all`. */
const isFullSquare = process.env.JOURNEYS === 'all';
const SCREENS = [
  { name: 'desk', width: 1280, language: 'en' },
  { name: 'phone', width: 390, language: 'ar' },
] as const;

/** Guards against what never ends, and no measures: a slow or busy machine takes longer and is still green. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
const patientBrowser = { ...patient, expect: { poll: { timeout: 60_000, interval: 50 } } };

const sweepFiles = ['e2e/sweep/*.test.ts'];
/** What is alike in every language and at every width. */
const alikeEverywhere = ['e2e/api-docs.test.ts', 'e2e/first-script.test.ts'];

const journeys = SCREENS.map(({ name, width, language }) => ({
  extends: true as const,
  test: {
    name: `journeys-${name}`,
    include: ['e2e/**/*.test.ts'],
    exclude: [...sweepFiles, ...(name === 'phone' ? alikeEverywhere : [])],
    globalSetup: 'e2e/global-setup.ts',
    provide: { width, languages: isFullSquare ? (['en', 'ar'] as const) : ([language] as const) },
    ...mostlyWaiting,
    isolate: false,
    ...patientBrowser,
  },
}));

/** `npm test` asks for its report by this name; by hand it is the ordinary one. */
const report = process.env.TEST_REPORT;
const reporters = report
  ? ['default', new VitestProgress(), ['json', { outputFile: report }] as const]
  : undefined;

export default defineConfig({
  plugins: [plantInTests(import.meta.dirname)],
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    ...(reporters && { reporters }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...atOnce,
          isolate: false,
          setupFiles: 'server/test/leave-as-found.ts',
          include: [
            'domain/test/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'server/test/unit/**/*.test.ts',
            'bench/test/**/*.test.ts',
            'prove/test/**/*.test.ts',
            'scripts/test/**/*.test.mjs',
            'web/test/**/*.test.ts',
          ],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...mostlyWaiting,
          isolate: false,
          setupFiles: 'server/test/leave-as-found.ts',
          include: ['server/test/**/*.test.ts'],
          exclude: ['server/test/unit/**'],
          globalSetup: 'server/test/global-setup.ts',
          ...patient,
        },
      },
      componentTests,
      ...journeys,
      {
        extends: true,
        test: {
          name: 'sweep',
          include: sweepFiles,
          globalSetup: 'e2e/global-setup.ts',
          // Overridden by each of its screens, which it opens in every width and language.
          provide: { width: 1280, languages: ['en'] },
          ...atOnce,
          isolate: false,
          ...patientBrowser,
        },
      },
    ],
  },
});
