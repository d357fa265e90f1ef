import type { TutorCard } from '@bayan/domain/tutors/tutor-card';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

/** Who teaches the signed-in student now. */
export const useTutors = () =>
  useUntypedPages<TutorCard>({ queryKey: ['tutors'], path: '/api/tutors', query: new URLSearchParams() });
