import { MAIL_STATUSES } from '@bayan/domain/mail/mail-status';

/** Which mails are shown; null where any will do. */
export type OutboxFilters = {
  readonly status: (typeof MAIL_STATUSES)[number] | null;
  /** The beginning of an address. */
  readonly q: string | null;
};

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): OutboxFilters => ({
  status: MAIL_STATUSES.find(status => status === address.get('status')) ?? null,
  q: address.get('q')?.trim() || null,
});
