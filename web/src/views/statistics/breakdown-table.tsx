import type { TeachingSums } from '@bayan/domain/statistics/statistics.contract';
import { teachingFigure } from '@bayan/domain/statistics/statistics-figures';
import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { type Breakdown, TEACHING_FIGURES } from '@bayan/domain/statistics/statistics-tables';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/data-table.tsx';
import { ExportTableButton } from './export-table-button.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

interface BreakdownPartProps {
  readonly breakdown: Breakdown;
  readonly asked: AskedStatistics;
  readonly children: ReactNode;
}

/** The same figures by tutor, subject or country, under their name. */
export function BreakdownPart({ breakdown, asked, children }: BreakdownPartProps) {
  const { t } = useTranslation('statistics');
  const title = t(`breakdowns.${breakdown}.title`);
  return (
    <section aria-labelledby={breakdown}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={breakdown} className="text-xl leading-heading font-semibold">
          {title}
        </h2>
        <ExportTableButton table={breakdown} title={title} asked={asked} />
      </div>
      {children}
    </section>
  );
}

interface BreakdownTableProps<Row extends TeachingSums> {
  readonly breakdown: Breakdown;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly name: (row: Row) => ReactNode;
}

export function BreakdownTable<Row extends TeachingSums>({
  breakdown,
  rows,
  rowKey,
  name,
}: BreakdownTableProps<Row>) {
  const { t } = useTranslation('statistics');
  const { text } = useFigureTexts();
  return (
    <DataTable
      caption={t(`breakdowns.${breakdown}.title`)}
      rows={rows}
      rowKey={rowKey}
      columns={[
        { id: 'name', label: t(`breakdowns.${breakdown}.name`), cell: name },
        ...TEACHING_FIGURES.map(figure => ({
          id: figure,
          label: t(`columns.${figure}`),
          cell: (row: Row) => <bdi dir="ltr">{text(figure, teachingFigure(figure, row))}</bdi>,
          isNumeric: true,
        })),
      ]}
    />
  );
}
