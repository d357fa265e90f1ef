import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/api/use-call.ts';
import { endpointKey } from '#platform/api/use-endpoint.ts';
import { pagesOf } from '#platform/api/use-pages.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { libraryIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';

const LINE = 'GET /api/resources/{id}/uses';

/** Who opens a resource, and how often (R931). */
export function UsesList({ id }: { readonly id: string }) {
  const { t } = useTranslation('resources');
  const heading = useId();
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  const call = useCall();
  const params = { id };
  const list = useInfiniteQuery({
    queryKey: endpointKey(LINE, { params }),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => call(LINE, { params, cursor: pageParam, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const [total] = list.data?.pages ?? [];
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-4">
      <h3 id={heading} className="mb-2 font-semibold">
        {t('uses.title')}
      </h3>
      {total && total.people > 0 && (
        <p className="mb-2 text-sm">
          {t('uses.opens', { count: total.opens })} {t('uses.people', { count: total.people })}
        </p>
      )}
      <PagedList
        pages={pagesOf(list)}
        skeletonRows={3}
        empty={{ icon: libraryIcon, title: t('uses.none.title'), text: t('uses.none.text') }}
      >
        {uses => (
          <ul aria-label={t('uses.list')} className="flex flex-col">
            {uses.map(({ person, opens, lastAt }) => (
              <li
                key={person.id}
                className="flex flex-wrap justify-between gap-x-4 py-2 not-first:border-t not-first:border-line"
              >
                <bdi className="font-semibold">{nameOf(person, language)}</bdi>
                <span className="text-sm text-ink-soft tabular-nums">
                  {t('uses.opens', { count: opens })}{' '}
                  {t('uses.last', { day: shortDayText(new Date(lastAt), where) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
