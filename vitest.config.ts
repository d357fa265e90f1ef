import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { plantInTests } from './prove/plant-in-tests.ts';

// Before the workers start, so that they and all they start inherit it.
process.env.TZ = 'UTC';

/** Each file has a database, or people, of its own: no core waits for another file's. */
const atOnce = { maxWorkers: availableParallelism() };

/** A journey runs in English on a desk and in Arabic on a phone; the full square is for `npm run test:all`. */
const isFullSquare = process.env.JOURNEYS === 'all';
const SCREENS = [
  { name: 'desk', width: 1280, language: 'en' },
  { name: 'phone', width: 390, language: 'ar' },
] as const;

const journeys = SCREENS.map(({ name, width, language }) => ({
  extends: true as const,
  test: {
    name: `journeys-${name}`,
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    provide: { width, languages: isFullSquare ? (['en', 'ar'] as const) : ([language] as const) },
    ...atOnce,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));

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
      ...journeys,
    ],
  },
});
