import { defineConfig } from 'vitest/config';
import { plantInTests } from './prove/plant-in-tests.ts';

// Before the workers start, so that they and all they start inherit it.
process.env.TZ = 'UTC';

const sameAtEveryWidth = ['e2e/first-script.test.ts', 'e2e/search-engines.test.ts'];

/** The area of a role is a run of its own, on an academy of its own. */
const tutorArea = ['e2e/tutor-*.test.ts'];
const studentArea = ['e2e/student-*.test.ts', 'e2e/lesson-reply.test.ts'];
const everyPage = ['e2e/**/*.test.ts'];

interface BrowserRun {
  readonly width: 390 | 1280;
  readonly include: string[];
  readonly exclude?: string[];
}

function browserTests(name: string, { width, include, exclude = [] }: BrowserRun) {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude,
      globalSetup: 'e2e/global-setup.ts',
      provide: { width },
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
          include: ['server/test/**/*.test.ts'],
          exclude: ['server/test/unit/**'],
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      browserTests('e2e-desk', { width: 1280, include: everyPage, exclude: [...tutorArea, ...studentArea] }),
      browserTests('e2e-desk-tutor', { width: 1280, include: tutorArea }),
      browserTests('e2e-desk-student', { width: 1280, include: studentArea }),
      browserTests('e2e-phone', {
        width: 390,
        include: everyPage,
        exclude: [...sameAtEveryWidth, ...tutorArea, ...studentArea],
      }),
      browserTests('e2e-phone-tutor', { width: 390, include: tutorArea }),
      browserTests('e2e-phone-student', { width: 390, include: studentArea }),
    ],
  },
});
