import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { plantInTests } from './prove/plant-in-tests.ts';

// Before the workers start, so that they and all they start inherit it.
process.env.TZ = 'UTC';

/** Each file has a database, or people, of its own: no core waits for another file's. */
const atOnce = { maxWorkers: availableParallelism() };

const sameAtEveryWidth = ['e2e/first-script.test.ts', 'e2e/search-engines.test.ts'];

/** The area of a role is a run of its own, on an academy of its own. */
const tutorArea = ['e2e/tutor-*.test.ts'];
const studentArea = ['e2e/student-*.test.ts', 'e2e/lesson-reply.test.ts'];
const everyPage = ['e2e/**/*.test.ts'];

interface BrowserRun {
  /** Where pages are asked for as the people of the area, whose sign-ins come from addresses of their own. */
  readonly isArea?: true;
  readonly width: 390 | 1280;
  readonly include: string[];
  readonly exclude?: string[];
}

function browserTests(name: string, { width, include, exclude = [], isArea }: BrowserRun) {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude,
      globalSetup: 'e2e/global-setup.ts',
      provide: { width },
      ...(isArea && atOnce),
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  } as const;
}

export default defineConfig({
  plugins: [plantInTests(import.meta.dirname)],
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...atOnce,
          include: [
            'domain/test/**/*.test.ts',
            'server/test/unit/**/*.test.ts',
            'bench/test/**/*.test.ts',
            'prove/test/**/*.test.ts',
            'web/test/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...atOnce,
          include: ['server/test/**/*.test.ts'],
          exclude: ['server/test/unit/**'],
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      browserTests('e2e-desk', { width: 1280, include: everyPage, exclude: [...tutorArea, ...studentArea] }),
      browserTests('e2e-desk-tutor', { width: 1280, include: tutorArea, isArea: true }),
      browserTests('e2e-desk-student', { width: 1280, include: studentArea, isArea: true }),
      browserTests('e2e-phone', {
        width: 390,
        include: everyPage,
        exclude: [...sameAtEveryWidth, ...tutorArea, ...studentArea],
      }),
      browserTests('e2e-phone-tutor', { width: 390, include: tutorArea, isArea: true }),
      browserTests('e2e-phone-student', { width: 390, include: studentArea, isArea: true }),
    ],
  },
});
