import type { Watch } from './planted-fault.ts';

/** Short ways to say which test notices a fault. */
export const byUnit = (file: string, title?: string): Watch => ({
  step: 'unit',
  files: [file],
  ...(title && { title }),
});

export const byApi = (file: string, title: string): Watch => ({
  step: 'api',
  files: [`server/test/${file}`],
  title,
});

export const byComponent = (file: string, title: string): Watch => ({
  step: 'component',
  files: [`web/test/components/${file}`],
  title,
});

export const byJourney = (file: string, title: string): Watch => ({
  step: 'journeys-desk',
  files: [`e2e/${file}`],
  title,
});

export const byJourneyOnPhone = (file: string, title: string): Watch => ({
  step: 'journeys-phone',
  files: [`e2e/${file}`],
  title,
});

/** By the sweep over every screen: `/about as visitor`. */
export const bySweepInEnglish = (screen: string): Watch => ({
  step: 'sweep',
  files: ['e2e/sweep/english.test.ts'],
  title: `${screen}, in en`,
});

export const bySweepInArabic = (screen: string): Watch => ({
  step: 'sweep',
  files: ['e2e/sweep/arabic.test.ts'],
  title: `${screen}, in ar`,
});

export const byLocales: Watch = { step: 'locales' };
