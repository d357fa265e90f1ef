import { RESOURCE_TYPES, type ResourceType } from '@bayan/domain/files/resource-type';
import { SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';

/** What is looked for; null where anything will do. */
export type ResourceFilters = {
  readonly type: ResourceType | null;
  readonly subject: Subject | null;
  readonly q: string | null;
};

export const noFilters: ResourceFilters = { type: null, subject: null, q: null };

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): ResourceFilters => ({
  type: RESOURCE_TYPES.find(type => type === address.get('type')) ?? null,
  subject: SUBJECTS.find(subject => subject === address.get('subject')) ?? null,
  q: address.get('q')?.trim() || null,
});
