import type { TutorCard } from '@bayan/domain/tutors/tutor-card';
import { usePages } from '#platform/api/use-pages.ts';

/** Who teaches the signed-in student now. */
export const useTutors = () =>
  usePages<TutorCard>({ queryKey: ['tutors'], path: '/api/tutors', query: new URLSearchParams() });
