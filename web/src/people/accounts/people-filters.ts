import type { Role } from '@bayan/domain/roles';
import { OFFERED_SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';
import { givenIn } from '#platform/address-filters.ts';

/** Whom a list is about; `none` are those to whom nobody has given a role. */
export type ListedRole = Role | 'none';

/** Tutors can also wait for approval. */
export const PERSON_STATES = ['active', 'waiting', 'inactive'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** On the public page, or not. */
export const PUBLISHED = ['true', 'false'] as const;

/** Who is looked for; null where anybody will do. */
export type PeopleFilters = {
  readonly q: string | null;
  readonly state: PersonState | null;
  /** These three are about tutors. */
  readonly subject: Subject | null;
  readonly published: (typeof PUBLISHED)[number] | null;
  readonly documentsExpiring: 'true' | null;
};

export const statesOf = (role: ListedRole) =>
  PERSON_STATES.filter(state => state !== 'waiting' || role === 'tutor');

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): PeopleFilters => ({
  q: address.get('q')?.trim() || null,
  state: PERSON_STATES.find(state => state === address.get('state')) ?? null,
  subject: OFFERED_SUBJECTS.find(subject => subject === address.get('subject')) ?? null,
  published: PUBLISHED.find(known => known === address.get('published')) ?? null,
  documentsExpiring: address.get('documentsExpiring') === 'true' ? 'true' : null,
});

export const anybody: PeopleFilters = filtersIn(new URLSearchParams());

const stateQuery = {
  active: { active: 'true' },
  inactive: { active: 'false' },
  waiting: { awaitingApproval: 'true' },
} as const;

/** As the API takes them. */
export const peopleQuery = (role: ListedRole, { q, state, ...ofTutors }: PeopleFilters) => ({
  role,
  ...(q && { q }),
  ...(state && stateQuery[state]),
  ...(role === 'tutor' && givenIn(ofTutors)),
});
