import { STATEMENT_SIDES, type StatementSide } from '@bayan/domain/statements/statement-side';
import { monthIn } from './statement-month.ts';

/** What of the list the address says; null where it says nothing. */
export type StatementFilters = {
  readonly side: StatementSide | null;
  readonly month: string | null;
};

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): StatementFilters => ({
  side: STATEMENT_SIDES.find(side => side === address.get('side')) ?? null,
  month: monthIn(address),
});
