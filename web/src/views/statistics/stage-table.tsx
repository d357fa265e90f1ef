import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { APPLICATION_STAGES } from '@bayan/domain/applications/application-stage';
import type { Statistics } from '@bayan/domain/statistics/statistics.contract';
import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ExportTableButton } from './export-table-button.tsx';

interface StageTableProps {
  readonly stages: Statistics['stages'];
  readonly asked: AskedStatistics;
}

/** How far the applications have come that arrived in the period (R953). */
export function StageTable({ stages, asked }: StageTableProps) {
  const { t } = useTranslation(['statistics', 'applications']);
  const language = useLanguage();
  const title = t('stages.title');
  const countOf = (stage: string, kind: string) =>
    stages.find(found => found.stage === stage && found.kind === kind)?.applications ?? 0;
  return (
    <section aria-labelledby="stages">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="stages" className="text-xl leading-heading font-semibold">
          {title}
        </h2>
        <ExportTableButton table="stages" title={title} asked={asked} />
      </div>
      {stages.length === 0 ? (
        <Card>{t('stages.empty')}</Card>
      ) : (
        <DataTable
          caption={title}
          rows={APPLICATION_STAGES}
          rowKey={stage => stage}
          columns={[
            {
              id: 'stage',
              label: t('stages.stage'),
              cell: stage => t(`applications:stages.student.${stage}`),
            },
            ...APPLICATION_KINDS.map(kind => ({
              id: kind,
              label: t(`applications:kinds.${kind}`),
              cell: (stage: (typeof APPLICATION_STAGES)[number]) =>
                numberText(countOf(stage, kind), language),
              isNumeric: true,
            })),
          ]}
        />
      )}
    </section>
  );
}
