/** What of the audit log is shown; null where anything will do. */
export type AuditFilters = {
  readonly noun: string | null;
  /** The id of a person. */
  readonly actor: string | null;
  /** The id of a record. */
  readonly target: string | null;
  readonly action: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

export const noFilters: AuditFilters = {
  noun: null,
  actor: null,
  target: null,
  action: null,
  from: null,
  to: null,
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const NOUN = /^[a-z-]{1,40}$/;
const ACTION = /^[a-z-]+\.[a-z-]+$/;

/** From an address; what no entry could have is nothing. */
export function filtersIn(address: URLSearchParams): AuditFilters {
  const given = (name: keyof AuditFilters, form: RegExp) => {
    const value = address.get(name);
    return value !== null && form.test(value) ? value : null;
  };
  return {
    noun: given('noun', NOUN),
    actor: given('actor', ID),
    target: given('target', ID),
    action: given('action', ACTION),
    from: given('from', DAY),
    to: given('to', DAY),
  };
}
