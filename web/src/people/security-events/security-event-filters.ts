import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '@bayan/domain/security-events/security-event-kind';

/** What is looked for; null where anything will do. */
export type SecurityEventFilters = {
  readonly kind: SecurityEventKind | null;
  /** The id of an account. */
  readonly person: string | null;
};

export const noFilters: SecurityEventFilters = { kind: null, person: null };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** From an address; what it names and we do not offer is nothing. */
export function filtersIn(address: URLSearchParams): SecurityEventFilters {
  const person = address.get('person');
  return {
    kind: SECURITY_EVENT_KINDS.find(kind => kind === address.get('kind')) ?? null,
    person: person !== null && ID.test(person) ? person : null,
  };
}
