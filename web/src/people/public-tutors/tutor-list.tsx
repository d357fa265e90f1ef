import { MAX_COUNTED, type TutorListPage } from '@bayan/domain/public-tutors/public-tutor';
import { queryOfFilters, TUTORS_PAGE } from '@bayan/domain/public-tutors/tutor-filters';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TutorCards } from './tutor-cards.tsx';
import { TutorFilterBar } from './tutor-filter-bar.tsx';

/** The tutors that the address asks for, with the ways to ask for others. */
export function TutorList({ tutors, filters, count, next }: TutorListPage) {
  const { t } = useTranslation('public-tutors');
  const atPage = (after: string | undefined) => TUTORS_PAGE + queryOfFilters({ ...filters, after });
  return (
    <section aria-labelledby="tutors" className="mx-auto w-full max-w-page px-5 py-8 sm:px-10">
      <TutorFilterBar filters={filters} />
      <div className="mt-6 mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="tutors" className="text-xl leading-heading font-semibold">
          {t('list')}
        </h2>
        {tutors.length > 0 && (
          <p className="text-sm text-ink-soft">
            {count < MAX_COUNTED
              ? t('count', { shown: tutors.length, count })
              : t('many', { shown: tutors.length, most: MAX_COUNTED })}
          </p>
        )}
      </div>
      {tutors.length > 0 ? (
        <TutorCards tutors={tutors} />
      ) : (
        <EmptyState
          icon={peopleIcon}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <LinkButton to={TUTORS_PAGE} tone="secondary">
              {t('empty.all')}
            </LinkButton>
          }
        />
      )}
      {(filters.after || next) && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {filters.after && (
            <LinkButton to={atPage(undefined)} tone="secondary">
              {t('first')}
            </LinkButton>
          )}
          {next && (
            <LinkButton to={atPage(next)} tone="secondary">
              {t('more')}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}
