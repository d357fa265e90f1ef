import { SUBJECTS, type Subject } from '#subjects/subjects.ts';
import { TEACHING_LEVELS, type TeachingLevel } from './offered.ts';

/** What narrows the list of tutors: it stands in the address, so that a view can be shared and works without script. */
export interface TutorFilters {
  readonly subject?: Subject | undefined;
  readonly level?: TeachingLevel | undefined;
  readonly women?: boolean | undefined;
  readonly arabic?: boolean | undefined;
  /** The slug after which the page begins. */
  readonly after?: string | undefined;
}

export const TUTORS_PAGE = '/tutors';
export const tutorAddress = (slug: string) => `${TUTORS_PAGE}/${slug}`;

/** In the address of the form: whom the family asks for. */
export const tutorParameter = 'tutor';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isSlug = (text: string) => text.length <= 60 && SLUG.test(text);

/** What an address asks for; what is not offered is left out. */
export function tutorFiltersIn(query: { get(name: string): string | null }): TutorFilters {
  const after = query.get('after') ?? '';
  return {
    subject: SUBJECTS.find(name => name === query.get('subject')),
    level: TEACHING_LEVELS.find(name => name === query.get('level')),
    women: query.get('women') === '1' || undefined,
    arabic: query.get('arabic') === '1' || undefined,
    after: isSlug(after) ? after : undefined,
  };
}

/** The query that asks for it, empty where nothing is asked for. */
export function queryOfFilters({ subject, level, women, arabic, after }: TutorFilters): string {
  const asked = { subject, level, women: women && '1', arabic: arabic && '1', after };
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
