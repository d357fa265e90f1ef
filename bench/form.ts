import type { Role } from '@bayan/domain/roles';
import type { Scale } from './academy/scale.ts';
import type { Schedule } from './load/comparison.ts';
import { homePages, type MeasuredPage, publicPages } from './pages/measured-pages.ts';

/** Which pages are measured, and how often. */
export interface PagesForm {
  readonly pages: readonly MeasuredPage[];
  readonly lighthouseRuns: number;
  /** Of loads in turn with a bare page. */
  readonly rounds: number;
}

/** Which areas are opened on a slowed phone, and how often. */
interface ScreensForm {
  readonly roles: readonly Role[];
  readonly rounds: number;
}

/** How long is measured, and on how much. */
export interface Form {
  readonly comparing: Schedule;
  /** A sign-in takes long on purpose: a slice must hold some dozens. */
  readonly signingIn: Schedule;
  readonly starts: number;
  readonly small: Scale;
  readonly large: Scale;
  readonly pages: PagesForm;
  readonly screens: ScreensForm;
  /** Of all at once. */
  readonly lessonsToRemind: number;
}

const small: Scale = { sessions: 10_000, tutors: 1_000, students: 10_000 };

/** About five minutes. */
export const SHORT: Form = {
  comparing: { sliceMs: 400, rounds: 6 },
  signingIn: { sliceMs: 1_000, rounds: 6 },
  starts: 5,
  small,
  large: { sessions: 1_000_000, tutors: 1_000, students: 10_000 },
  pages: { pages: homePages, lighthouseRuns: 3, rounds: 4 },
  screens: { roles: ['student'], rounds: 2 },
  lessonsToRemind: 20_000,
};

/** Under an hour, most of it for loading ten million sessions. */
export const FULL: Form = {
  comparing: { sliceMs: 1_000, rounds: 16 },
  signingIn: { sliceMs: 2_000, rounds: 16 },
  starts: 5,
  small,
  large: { sessions: 10_000_000, tutors: 1_000, students: 100_000 },
  pages: { pages: publicPages, lighthouseRuns: 5, rounds: 4 },
  screens: { roles: ['student', 'tutor', 'admin'], rounds: 5 },
  lessonsToRemind: 100_000,
};
