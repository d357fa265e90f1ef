import { isFinal } from '@bayan/domain/statements/statement';
import type { StatementSide } from '@bayan/domain/statements/statement-side';
import type { StatementSum } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { useLineTexts } from './use-line-texts.ts';

interface StatementSumsProps {
  readonly side: StatementSide;
  readonly month: string;
  /** Of the statement of somebody. */
  readonly addressOf: (id: string) => string;
}

/** Everybody with lessons in a month, with what it comes to (R794). */
export function StatementSums({ side, month, addressOf }: StatementSumsProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { sum, number } = useLineTexts();
  return (
    <PagedList
      pages={usePages('GET /api/statements', { query: { side, month } })}
      skeletonRows={8}
      empty={{ icon: calendarIcon, title: t('list.empty.title'), text: t('list.empty.text') }}
    >
      {items => (
        <DataTable
          caption={t(`list.caption.${side}`)}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t(`list.name.${side}`),
              cell: person => (
                <PageLink
                  to={addressOf(person.id)}
                  className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
                >
                  <bdi>{nameOf(person, language)}</bdi>
                </PageLink>
              ),
            },
            {
              id: 'lessons',
              label: t('lessons.tutor'),
              cell: ({ lessons }) => number(lessons),
              isNumeric: true,
            },
            { id: 'minutes', label: t('minutes'), cell: ({ minutes }) => number(minutes), isNumeric: true },
            { id: 'state', label: t('list.state'), cell: person => <State person={person} /> },
            {
              id: 'sum',
              label: t('columns.amount'),
              cell: ({ sums }) =>
                sums.length === 0
                  ? '–'
                  : sums.map(money => (
                      <bdi key={money.currency} className="block font-semibold">
                        {sum(money)}
                      </bdi>
                    )),
              isNumeric: true,
            },
          ]}
        />
      )}
    </PagedList>
  );
}

/** What keeps the sum from being final, the first of it. */
function State({ person }: { readonly person: StatementSum }) {
  const { t } = useTranslation('statements');
  if (isFinal(person, person.isOver)) return <Badge tone="success">{t('list.final')}</Badge>;
  const point = (['open', 'unpriced', 'unrecorded'] as const).find(name => person[name] > 0);
  return point ? (
    <Badge tone="accent">{t(`list.points.${point}`, { count: person[point] })}</Badge>
  ) : (
    <Badge tone="quiet">{t('list.soFar')}</Badge>
  );
}
