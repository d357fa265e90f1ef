import { monthOf } from '@bayan/domain/statements/statement-month';
import { STATEMENT_SIDES } from '@bayan/domain/statements/statement-side';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Tabs } from '#ui/tabs.tsx';
import { MonthBar } from '#views/statements/month-bar.tsx';
import { filtersIn } from '#views/statements/statement-filters.ts';
import { StatementSums } from '#views/statements/statement-sums.tsx';

/** What a month comes to for each family and each tutor (R794). Month and side are in the address. */
export function AdminStatements() {
  const { t } = useTranslation('statements');
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const latest = monthOf(useNow(), useViewerTimezone());
  const month = filters.month ?? latest;
  const side = filters.side ?? 'family';
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <div className="mt-6 flex flex-col gap-5">
        <MonthBar month={month} latest={latest} onChange={chosen => setFilters({ month: chosen })} />
        <Tabs
          label={t('sides.label')}
          selected={side}
          onSelect={chosen => setFilters({ side: chosen }, { replace: true })}
          tabs={STATEMENT_SIDES.map(id => ({ id, label: t(`sides.${id}`) }))}
        >
          <StatementSums
            key={side}
            side={side}
            month={month}
            addressOf={id => dashboardAddress('admin', `statements/${id}?month=${month}`)}
          />
        </Tabs>
      </div>
    </>
  );
}
