import { monthOf } from '@bayan/domain/statements/statement-month';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { PriceCard } from '#people/family-prices/price-card.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PageLink } from '#ui/page-link.tsx';
import { filtersIn } from '#views/statements/statement-filters.ts';
import { StatementView } from '#views/statements/statement-view.tsx';
import { useStatement } from '#views/statements/use-statement.ts';

const linkClass = 'inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4';

/** One statement, with the price of a family beside it (R795). */
export function AdminStatement() {
  const { t } = useTranslation('statements');
  const { personId = '' } = useParams();
  const language = useLanguage();
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const latest = monthOf(useNow(), useViewerTimezone());
  const { data, error } = useStatement(personId, filters.month ?? latest);
  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'input.invalid'))
    return <DashboardNotFound />;
  const side = data?.side;
  const back = `statements?month=${filters.month ?? latest}${side === 'tutor' ? '&side=tutor' : ''}`;
  return (
    <div className="flex flex-col gap-6">
      <StatementView
        key={personId}
        personId={personId}
        month={filters.month}
        onMonth={month => setFilters({ month })}
      >
        <PageLink to={dashboardAddress('admin', back)} className={linkClass}>
          {t('back')}
        </PageLink>
        {data && side ? (
          <>
            <PageHeader title={nameOf(data.person, language)} note={t(`about.${side}`)} />
            <PageLink
              to={dashboardAddress('admin', `${side === 'family' ? 'students' : 'tutors'}/${personId}`)}
              className={linkClass}
            >
              {t('record')}
            </PageLink>
          </>
        ) : (
          <OpeningTitle />
        )}
      </StatementView>
      {side === 'family' && (
        <div className="print:hidden">
          <PriceCard key={personId} studentId={personId} />
        </div>
      )}
    </div>
  );
}
