import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Card } from '#ui/card.tsx';
import { briefcaseIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BreakdownPart, BreakdownTable } from './breakdown-table.tsx';

interface BreakdownsProps {
  readonly asked: AskedStatistics;
}

export const Breakdowns = ({ asked }: BreakdownsProps) => (
  <>
    <BySubject asked={asked} />
    <ByCountry asked={asked} />
    <ByTutor asked={asked} />
  </>
);

function BySubject({ asked }: BreakdownsProps) {
  const { t } = useTranslation(['statistics', 'names']);
  const answer = useEndpoint(
    'GET /api/statistics/by-subject',
    { query: asked },
    { placeholderData: keepPreviousData },
  );
  return (
    <BreakdownPart breakdown="by-subject" asked={asked}>
      <Whole answer={answer}>
        {items => (
          <BreakdownTable
            breakdown="by-subject"
            rows={items}
            rowKey={({ subject }) => subject}
            name={({ subject }) => t(`names:subjects.${subject}`)}
          />
        )}
      </Whole>
    </BreakdownPart>
  );
}

function ByCountry({ asked }: BreakdownsProps) {
  const { t } = useTranslation('statistics');
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region', fallback: 'code' });
  const answer = useEndpoint(
    'GET /api/statistics/by-country',
    { query: asked },
    { placeholderData: keepPreviousData },
  );
  return (
    <BreakdownPart breakdown="by-country" asked={asked}>
      <Whole answer={answer}>
        {items => (
          <BreakdownTable
            breakdown="by-country"
            rows={items}
            rowKey={({ country }) => country ?? ''}
            name={({ country }) => (country === null ? t('noCountry') : names.of(country))}
          />
        )}
      </Whole>
    </BreakdownPart>
  );
}

const TUTORS_AT_ONCE = 20;

function ByTutor({ asked }: BreakdownsProps) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const pages = usePages('GET /api/statistics/by-tutor', { query: { ...asked, limit: TUTORS_AT_ONCE } });
  return (
    <BreakdownPart breakdown="by-tutor" asked={asked}>
      <PagedList
        pages={pages}
        skeletonRows={5}
        empty={{ icon: briefcaseIcon, title: t('empty.title'), text: t('empty.text') }}
      >
        {items => (
          <BreakdownTable
            breakdown="by-tutor"
            rows={items}
            rowKey={({ id }) => id}
            name={tutor => (
              <PageLink to={dashboardAddress('admin', `tutors/${tutor.id}`)} className="underline">
                <bdi>{nameOf(tutor, language)}</bdi>
              </PageLink>
            )}
          />
        )}
      </PagedList>
    </BreakdownPart>
  );
}

interface WholeProps<Item> {
  readonly answer: {
    readonly data: { readonly items: readonly Item[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A table that comes as a whole, from its loading shape on. */
function Whole<Item>({ answer: { data, error, refetch }, children }: WholeProps<Item>) {
  const { t } = useTranslation('statistics');
  const errorTexts = useErrorTexts();
  if (data) return data.items.length > 0 ? children(data.items) : <Card>{t('empty.text')}</Card>;
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Card>
      <Skeleton rows={3} />
    </Card>
  );
}
