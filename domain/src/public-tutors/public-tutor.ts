import type { Gender } from '#profiles/genders.ts';
import type { Subject } from '#subjects/subjects.ts';
import type { SpokenLanguage, TeachingLevel, TutorCheck } from './offered.ts';
import type { TutorFilters } from './tutor-filters.ts';

/** All that the public learns of a tutor, in one language (R710). It holds no family name, no address and no number. */
export interface PublicTutor {
  readonly slug: string;
  /** First name and initial. */
  readonly name: string;
  readonly gender: Gender | null;
  /** Where her picture is, in the two sizes; else her initials are drawn. */
  readonly picture: { readonly large: string; readonly small: string } | null;
  readonly subjects: readonly Subject[];
  readonly years: number;
  readonly languages: readonly SpokenLanguage[];
  readonly levels: readonly TeachingLevel[];
  readonly line: string;
  readonly checks: readonly TutorCheck[];
}

/** What /tutors shows. */
export interface TutorListPage {
  readonly tutors: readonly PublicTutor[];
  readonly filters: TutorFilters;
  /** How many there are in all; at most MAX_COUNTED. */
  readonly count: number;
  /** The slug after which the next page begins. */
  readonly next: string | null;
}

/** What the home page shows of a tutor: as much as the words that every page brings along can say. */
export type HomeTutor = Pick<PublicTutor, 'slug' | 'name' | 'picture' | 'years' | 'line'>;

/** What the form is told of the tutor whom a family asks for. */
export interface AskedTutor {
  readonly slug: string;
  readonly name: string;
}

/** So many on a page. */
export const TUTORS_ON_A_PAGE = 12;
/** Counted up to here: no page costs more where there are more. */
export const MAX_COUNTED = 100;
/** So many on the home page. */
export const TUTORS_AT_HOME = 3;
