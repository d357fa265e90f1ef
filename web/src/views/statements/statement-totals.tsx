import type { Statement } from '@bayan/domain/statements/statements.contract';
import { useStatementStats } from './use-statement-stats.ts';

/** What the month comes to: as many sums as it has currencies. */
export const StatementTotals = ({ statement }: { readonly statement: Statement }) => (
  <dl className="flex flex-wrap gap-px overflow-hidden rounded-large border border-line bg-paper">
    {useStatementStats(statement).map(({ label, value }) => (
      <div
        key={label}
        className="flex grow basis-36 flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 outline outline-line last:grow-[2] last:basis-60 sm:px-5"
      >
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="ms-auto font-semibold whitespace-nowrap tabular-nums sm:text-lg">
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
