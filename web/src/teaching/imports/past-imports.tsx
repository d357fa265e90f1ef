import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { useMomentText } from './moment-text.ts';
import { usePastImports } from './use-imports.ts';

const tones = { checked: 'quiet', confirmed: 'success', undone: 'quiet' } as const;

/** What was imported, by whom and when. */
export function PastImports({ addressOf }: { readonly addressOf: (id: string) => string }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const momentText = useMomentText();
  return (
    <section aria-labelledby="past-imports" className="flex flex-col gap-4">
      <h2 id="past-imports" className="text-lg leading-heading font-semibold">
        {t('past.title')}
      </h2>
      <PagedList
        pages={usePastImports()}
        skeletonRows={3}
        empty={{ icon: historyIcon, title: t('past.empty.title'), text: t('past.empty.text') }}
      >
        {imports => (
          <DataTable
            caption={t('past.title')}
            rows={imports}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'file',
                label: t('past.file'),
                cell: ({ id, fileName }) => (
                  <PageLink
                    to={addressOf(id)}
                    className="inline-flex min-h-6 items-center text-teal underline underline-offset-4"
                  >
                    <bdi className="wrap-anywhere">{fileName}</bdi>
                  </PageLink>
                ),
              },
              { id: 'kind', label: t('past.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
              {
                id: 'rows',
                label: t('past.rows'),
                isNumeric: true,
                cell: ({ rows }) => numberText(rows, language),
              },
              {
                id: 'state',
                label: t('past.state'),
                cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
              },
              {
                id: 'by',
                label: t('past.by'),
                cell: ({ confirmedBy, madeBy }) => nameOf(confirmedBy ?? madeBy, language),
              },
              {
                id: 'when',
                label: t('past.when'),
                cell: ({ confirmedAt, createdAt }) => (
                  <time dateTime={confirmedAt ?? createdAt}>
                    {momentText(new Date(confirmedAt ?? createdAt))}
                  </time>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </section>
  );
}
