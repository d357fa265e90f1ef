import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGS } from '#test/chromium-args.ts';

const root = join(import.meta.dirname, '../../..');

/** Of this process alone, so that two runs at once do not take each other's files away. */
const cacheDir = join(root, 'node_modules/.cache/component-tests', String(process.pid));
process.once('exit', () => rmSync(cacheDir, { recursive: true, force: true }));

const provider = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
  },
  contextOptions: { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
  actionTimeout: 60_000,
});

const asPeopleGetIt = { 'process.env.NODE_ENV': '"production"' };

/** The real components in the real browser, with their styles, without a server behind them. */
export const componentTests = {
  extends: true as const,
  root,
  cacheDir,
  publicDir: false as const,
  plugins: [tailwind(), optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] })],
  // As people get it: React Aria behaves otherwise under test, and React takes twice as long in development.
  define: asPeopleGetIt,
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  optimizeDeps: {
    rolldownOptions: { transform: { define: asPeopleGetIt } },
    // All of them before the first test: one found later would load the page anew in the middle of it.
    include: [
      '@internationalized/date',
      '@simplewebauthn/browser',
      '@supabase/auth-js',
      '@tanstack/react-query',
      'axe-core',
      'i18next',
      'libphonenumber-js/examples.mobile.json',
      'libphonenumber-js/min',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react-router',
      'react/jsx-runtime',
      'zod',
    ],
  },
  test: {
    name: 'component',
    include: ['web/test/components/**/*.test.tsx'],
    setupFiles: 'web/test/components/setup.ts',
    provide: { isFullSquare: process.env.JOURNEYS === 'all' },
    maxWorkers: availableParallelism(),
    isolate: false,
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      instances: [{ browser: 'chromium' as const, name: 'component' }],
    },
  },
};
