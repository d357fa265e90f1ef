import { defineConfig } from 'vitest/config';
import { plantInTests } from './prove/plant-in-tests.ts';

// Before the workers start, so that they and all they start inherit it.
process.env.TZ = 'UTC';

const sameAtEveryWidth = ['e2e/first-script.test.ts', 'e2e/search-engines.test.ts'];

function browserTests(name: string, width: 390 | 1280, exclude: string[] = []) {
  return {
    extends: true,
    test: {
      name,
      include: ['e2e/**/*.test.ts'],
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
      browserTests('e2e-desk', 1280),
      browserTests('e2e-phone', 390, sameAtEveryWidth),
    ],
  },
});
