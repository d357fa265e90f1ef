import type { StatementSide } from '@bayan/domain/statements/statement-side';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { PageLink } from '#ui/page-link.tsx';
import { filtersIn } from '#views/statements/statement-filters.ts';
import { StatementView } from '#views/statements/statement-view.tsx';

interface OwnStatementProps {
  readonly side: StatementSide;
  /** Of the list of lessons, from which it is reached. */
  readonly back: string;
}

/** What a month comes to, for whom it is of (R795). */
export function OwnStatement({ side, back }: OwnStatementProps) {
  const { t } = useTranslation('statements');
  const { userProfile } = useAuth();
  const { filters, setFilters } = useAddressFilters(filtersIn);
  if (!userProfile) return null;
  return (
    <StatementView personId={userProfile.id} month={filters.month} onMonth={month => setFilters({ month })}>
      <PageLink
        to={back}
        className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t(`own.back.${side}`)}
      </PageLink>
      <PageHeader title={t('own.title')} note={t(`own.note.${side}`)} />
    </StatementView>
  );
}
